import type { Metadata } from 'next'
import { legalFacts } from '@/app/(site)/(public)/legal-facts'
import { LegalPage } from '@/components/legal/legal-page'
import { privacySections } from '@/components/legal/privacy-sections'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'

export const metadata: Metadata = {
  title: legalDocuments.privacy.title,
  description: 'Hvad vi gemmer, hvorfor, hvor længe, og hvordan du får noget rettet eller fjernet.',
}

// The text depends on the settings of the running server, not of the build.
export const dynamic = 'force-dynamic'

export default function PrivacyPage() {
  return (
    <LegalPage
      document="privacy"
      intro="Her står, hvad vi gemmer om dig, hvorfor vi gør det, hvor længe det bliver liggende, og hvad du kan bede om."
      sections={privacySections(legalFacts)}
    />
  )
}
