import type { Metadata } from 'next'
import { ExampleInsteadOfForms, ExampleNotice, exampleLayouts } from '@/components/demonstration/example-notice'
import { samplePage } from '@/components/demonstration/sample-page'
import { MemorialPage } from '@/components/memorial-page/memorial-page'
import { env } from '@/lib/server/env'

export const dynamic = 'force-static'
export const metadata: Metadata = {
  title: 'Eksempel på en mindeside',
  description: 'Se, hvordan en mindeside ser ud, med opdigtet indhold.',
}

export default function TestMemorialPage() {
  return (
    <MemorialPage
      page={samplePage({ layout: 'standard', theme: 'sea' })}
      address={`${env.SITE_URL}/test-memorial`}
      siteName={env.SITE_NAME}
      isExample
      notice={<ExampleNotice links={exampleLayouts} />}
      insteadOfForms={<ExampleInsteadOfForms />}
    />
  )
}
