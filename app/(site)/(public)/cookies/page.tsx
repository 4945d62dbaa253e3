import type { Metadata } from 'next'
import { legalFacts } from '@/app/(site)/(public)/legal-facts'
import { cookieSections } from '@/components/legal/cookie-sections'
import { LegalPage } from '@/components/legal/legal-page'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'

export const metadata: Metadata = {
  title: legalDocuments.cookies.title,
  description: 'Hver cookie, siden kan sætte, hvad den gør, og hvor længe den bliver.',
}

// The text depends on the settings of the running server, not of the build.
export const dynamic = 'force-dynamic'

export default function CookiesPage() {
  return (
    <LegalPage
      document="cookies"
      intro="Vi bruger så få cookies som muligt. Her er de alle sammen."
      sections={cookieSections(legalFacts)}
    />
  )
}
