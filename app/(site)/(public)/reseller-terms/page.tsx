import type { Metadata } from 'next'
import { legalFacts } from '@/app/(site)/(public)/legal-facts'
import { LegalPage } from '@/components/legal/legal-page'
import { resellerTermsSections } from '@/components/legal/reseller-terms-sections'
import { legalDocuments } from '@/lib/domain/privacy/legal-documents'

export const metadata: Metadata = {
  title: legalDocuments['reseller-terms'].title,
  description: 'Aftalen med stenhuggere, bedemænd og andre, der leverer sten og plader med en kode.',
}

// The settings of the running server, not those of the build, decide what it says.
export const dynamic = 'force-dynamic'

export default function ResellerTermsPage() {
  return (
    <LegalPage
      document="reseller-terms"
      intro="For stenhuggere, bedemænd og andre, der leverer sten og plader med en kode."
      sections={resellerTermsSections(legalFacts)}
    />
  )
}
