import type { Metadata } from 'next'
import { legalFacts } from '@/app/(site)/(public)/legal-facts'
import { LegalPage } from '@/components/legal/legal-page'
import { processorSections } from '@/components/legal/processor-agreement-sections'
import { resellerTermsSections } from '@/components/legal/reseller-terms-sections'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import type { PageProps, PageQuery } from '@/lib/shared/page-params'

// The text depends on the settings of the running server, not of the build.
export const dynamic = 'force-dynamic'

const documentOf = ({ tekst }: PageQuery) => (tekst === 'databehandling' ? 'processor' : 'reseller-terms')

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return {
    title: legalDocuments[documentOf(await searchParams)].title,
    description: 'Aftalen med stenhuggere, bedemænd og andre, der leverer sten og plader med en kode.',
  }
}

export default async function ResellerTermsPage({ searchParams }: PageProps) {
  const document = documentOf(await searchParams)
  return (
    <LegalPage
      document={document}
      intro={
        document === 'processor'
          ? 'Om det, en forhandler skriver om sine kunder hos os. En del af betingelserne for forhandlere.'
          : 'For stenhuggere, bedemænd og andre, der leverer sten og plader med en kode.'
      }
      sections={(document === 'processor' ? processorSections : resellerTermsSections)(legalFacts)}
    />
  )
}
