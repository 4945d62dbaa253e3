import { z } from 'zod'
import { readTermsAgain } from '@/lib/domain/accounts/copy'
import { type LegalDocument, legalDocuments } from '@/lib/domain/legal/legal-documents'
import { boundedText } from '@/lib/shared/input/typed-text'

/** What a company agrees to as a reseller. Its accounts agree to the terms for accounts by themselves. */
export const agreementDocuments = ['reseller-terms', 'processor'] as const satisfies readonly LegalDocument[]
export type AgreementDocument = (typeof agreementDocuments)[number]

const version = boundedText(20, { missing: readTermsAgain })

/** Which versions the company says yes to: those that the page showed. */
export const acceptAgreementInput = z.object({ termsVersion: version, processorVersion: version })

/** The versions in force, as the page sends them along. */
export const agreementInForce = {
  termsVersion: legalDocuments['reseller-terms'].version,
  processorVersion: legalDocuments.processor.version,
} satisfies z.input<typeof acceptAgreementInput>

/** One text with every version that the company agreed to, the newest first. `at` is a Danish date. */
export type AgreementView = {
  document: AgreementDocument
  /** False until the version in force is agreed to. */
  isInForce: boolean
  accepted: Array<{ version: string; at: string; by: string }>
}
