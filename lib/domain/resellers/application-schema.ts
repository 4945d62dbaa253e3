import { z } from 'zod'
import { readTermsAgain } from '@/lib/domain/accounts/copy'
import { companyNameField, contactFields, cvrField, optionalText } from '@/lib/domain/resellers/fields'
import type { CompanyView } from '@/lib/domain/resellers/schema'
import { boundedText } from '@/lib/shared/input/typed-text'

/** A tick as JSON or a form sends it; a box that is not ticked is not sent at all. */
const tick = z
  .union([z.boolean(), boundedText(10)])
  .optional()
  .transform((value) => value === true || value === 'on' || value === 'true' || value === '1')
  .refine((isTicked) => isTicked, 'Sæt kryds ved, at I accepterer betingelserne for forhandlere.')

export const applyInput = z.object({
  companyName: companyNameField,
  cvr: cvrField,
  ...contactFields,
  message: optionalText(2000),
  terms: tick,
  /** Which version of the terms the form showed. */
  termsVersion: boundedText(20, { missing: readTermsAgain }),
  /** Which processor agreement it led to; a caller without a form may leave it out and is asked as a reseller. */
  processorVersion: boundedText(20).optional(),
  /** The honeypot: what a robot wrote there is not looked at. */
  subject: z
    .unknown()
    .optional()
    .transform((value) => value !== undefined && value !== null && value !== '' && value !== false),
})
export type ApplyInput = z.input<typeof applyInput>

export type ApplicationStatus = 'waiting' | 'approved' | 'rejected'

/** The newest application of an account, or why the company is closed at the moment. Days in Danish words. */
export type OwnApplicationView =
  | { state: 'none' }
  | { state: 'waiting'; companyName: string; since: string; email: string }
  | { state: 'rejected'; companyName: string; decided: string; reason: string | null }
  | { state: 'suspended'; companyName: string; since: string; reason: string | null }

/** What is known of whoever opens the form. */
export type KnownApplicant = { contactName?: string; email?: string }

/** An application as the house reads it. Times in Danish words. */
export type ApplicationView = CompanyView & {
  id: string
  message: string | null
  termsVersion: string
  processorVersion: string | null
  /** Of the account that wrote; null for somebody without one. */
  username: string | null
  received: string
}
