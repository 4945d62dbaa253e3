import { z } from 'zod'
import { readTermsAgain } from '@/lib/domain/accounts/copy'
import {
  type CompanyView,
  companyNameField,
  contactFields,
  cvrField,
  optionalText,
} from '@/lib/domain/resellers/schema'
import { honeypot } from '@/lib/domain/support/schema'
import { tick } from '@/lib/shared/input/tick'
import { boundedText } from '@/lib/shared/input/typed-text'

export const applyInput = z.object({
  companyName: companyNameField,
  cvr: cvrField,
  ...contactFields,
  message: optionalText(2000),
  terms: tick.refine(Boolean, 'Sæt kryds ved, at I accepterer betingelserne for forhandlere.'),
  /** The version of the terms that the form showed. */
  termsVersion: boundedText(20, { missing: readTermsAgain }),
  /** The processor agreement that the form linked to. API callers may omit it and accept it later as a reseller. */
  processorVersion: boundedText(20).optional(),
  subject: honeypot,
})
/** An account's newest application, or why its company is suspended. Danish dates. */
export type OwnApplicationView =
  | { state: 'none' }
  | { state: 'waiting'; companyName: string; since: string; email: string }
  | { state: 'rejected'; companyName: string; decided: string; reason: string | null }
  | { state: 'suspended'; companyName: string; since: string; reason: string | null }

/** What is known of the person who opens the form. */
export type KnownApplicant = { contactName?: string; email?: string }

/** An application as administrators read it. Danish dates. */
export type ApplicationView = CompanyView & {
  id: string
  message: string | null
  termsVersion: string
  processorVersion: string | null
  /** Of the applicant's account; null without one. */
  username: string | null
  received: string
}
