import type { Metadata } from 'next'
import { legalFacts } from '@/app/(site)/(public)/legal-facts'
import { LegalPage } from '@/components/legal/legal-page'
import { processorSections } from '@/components/legal/processor-agreement-sections'
import { resellerTermsSections } from '@/components/legal/reseller-terms-sections'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'

// The text depends on the settings of the running server, not of the build.
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<{ tekst?: string | string[] }> }

const documentOf = ({ tekst }: Awaited<Props['searchParams']>) =>
  tekst === 'databehandling' ? 'processor' : 'reseller-terms'

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return {
    title: legalDocuments[documentOf(await searchParams)].title,
    description: 'Aftalen med stenhuggere, bedemænd og andre, der leverer sten og plader med en kode.',
  }
}

export default async function ResellerTermsPage({ searchParams }: Props) {
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
