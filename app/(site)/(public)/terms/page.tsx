import type { Metadata } from 'next'
import { legalFacts } from '@/app/(site)/(public)/legal-facts'
import { LegalPage } from '@/components/legal/legal-page'
import { termsSections } from '@/components/legal/terms-sections'
import { listPrices } from '@/lib/domain/billing/queries'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { outsider } from '@/lib/shared/actor'

export const metadata: Metadata = {
  title: legalDocuments.terms.title,
  description: 'Aftalen om konto, kode og mindeside: hvad du siger ja til, og hvad vi lover.',
}

// The text depends on the settings of the running server, not of the build.
export const dynamic = 'force-dynamic'

export default async function TermsPage() {
  const prices = await listPrices(outsider)
  return (
    <LegalPage
      document="terms"
      intro="Det her siger du ja til, når du opretter en konto, og det her lover vi dig."
      sections={termsSections({ ...legalFacts, ...prices })}
    />
  )
}
