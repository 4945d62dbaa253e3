import { z } from 'zod'
import { readTermsAgain } from '@/lib/domain/accounts/copy'
import { type LegalDocument, legalDocuments } from '@/lib/domain/legal/legal-documents'
import { boundedText } from '@/lib/shared/input/typed-text'

/** What a company accepts as a reseller. Its accounts accept the terms for accounts separately. */
export const agreementDocuments = ['reseller-terms', 'processor'] as const satisfies readonly LegalDocument[]
export type AgreementDocument = (typeof agreementDocuments)[number]

const version = boundedText(20, { missing: readTermsAgain })

/** The versions that the page showed and the company accepts. */
export const acceptAgreementInput = z.object({ termsVersion: version, processorVersion: version })

/** The versions in force, as the page submits them. */
export const agreementInForce = {
  termsVersion: legalDocuments['reseller-terms'].version,
  processorVersion: legalDocuments.processor.version,
} satisfies z.input<typeof acceptAgreementInput>

/** An agreement with every version that the company accepted, newest first. `at` is a Danish date. */
export type AgreementView = {
  document: AgreementDocument
  /** False until the version in force is accepted. */
  isInForce: boolean
  accepted: Array<{ version: string; at: string; by: string }>
}
