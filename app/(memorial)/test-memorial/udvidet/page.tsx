import type { Metadata } from 'next'
import { ExampleInsteadOfForms, ExampleNotice, exampleLayouts } from '@/components/demonstration/example-notice'
import { samplePage } from '@/components/demonstration/sample-page'
import { MemorialPage } from '@/components/memorial-page/memorial-page'
import { env } from '@/lib/server/env'

export const dynamic = 'force-static'
export const metadata: Metadata = {
  title: 'Eksempel på en udvidet mindeside',
  description: 'Se en mindeside med stor forside og kapitler, med opdigtet indhold.',
}

export default function EnhancedTestMemorialPage() {
  return (
    <MemorialPage
      page={samplePage({ layout: 'enhanced', theme: 'heath' })}
      address={`${env.SITE_URL}/test-memorial/udvidet`}
      siteName={env.SITE_NAME}
      isExample
      notice={<ExampleNotice links={exampleLayouts} />}
      insteadOfForms={<ExampleInsteadOfForms />}
    />
  )
}
