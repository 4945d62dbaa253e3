import { z } from 'zod'
import type { Continuing } from '@/lib/domain/memorials/creation-step'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

export const qrCodeStates = [
  'produced',
  'assigned',
  'handed_over',
  'claimed',
  'linked',
  'released',
  'blocked',
  'retired',
] as const
export type QrCodeState = (typeof qrCodeStates)[number]

/** The states of codes that lead nowhere. */
export const outOfUseStates = ['blocked', 'retired'] as const satisfies QrCodeState[]

export function isOutOfUse(state: string): state is (typeof outOfUseStates)[number] {
  return outOfUseStates.some((outOfUse) => outOfUse === state)
}

/** A text code as typed; the output is normalised: capitals, no hyphens. */
export const textCodeInput = boundedText(80, {
  missing: 'Skriv koden, der står ved QR-koden.',
  tooLong: 'Koden er på ti tegn.',
})
  .refine(isTextCode, 'Koden er ikke rigtig. Se efter på stenen, om alle tegn er med.')
  .transform(normaliseTextCode)

/** Six digits from the card; spaces are ignored, an empty field is undefined. */
export const activationCodeInput = boundedText(40, { tooLong: 'Aktiveringskoden er på seks cifre.' })
  .transform((value) => value.replace(/[\s-]/g, ''))
  .refine((value) => value === '' || /^\d{6}$/.test(value), 'Aktiveringskoden er på seks cifre.')
  .transform((value) => value || undefined)
  .optional()

export const lockQrCodeInput = z.object({ code: textCodeInput, activationCode: activationCodeInput })
export const qrCodeInput = z.object({ code: textCodeInput })
/** A code from an address, perhaps invalid: the page explains what is wrong with it. */
export const writtenCodeInput = z.object({ code: boundedText(80) })
export const qrLinkInput = z.object({
  code: textCodeInput,
  memorialId: z.uuid('Vælg en mindeside.'),
})
/** The text that a scanner read: a printed address, an address with /memorial/, or a bare code. */
export const validateCodeInput = z.object({
  code: typedText(2000, undefined, { missing: 'Skriv eller scan en kode.' }).min(1, 'Skriv eller scan en kode.'),
})
/** Characters. */
export const leastReason = 3
export const reasonTooLong = 'Begrundelsen må højst være på 500 tegn.'
export const reasonInput = typedText(500, undefined, {
  missing: 'Skriv en begrundelse. Den gemmes sammen med ændringen.',
  tooLong: reasonTooLong,
}).min(leastReason, 'Skriv en begrundelse. Den gemmes sammen med ændringen.')
export const codeWithReasonInput = z.object({ code: textCodeInput, reason: reasonInput })

export const chooseForPages = 'Vælg, om mindesiden skal følge med.'
const writeReceiver = 'Skriv brugernavn eller mailadresse på den konto, der skal have koden.'
/** `pages` is required if the code has a page: no default would be harmless. */
export const giveFormInput = z.object({
  to: typedText(254, undefined, { missing: writeReceiver }).min(2, writeReceiver),
  pages: z.enum(['stay', 'follow'], chooseForPages).optional(),
  reason: reasonInput,
})
export type GiveForm = z.input<typeof giveFormInput>
export const giveCodeInput = giveFormInput.extend({ code: textCodeInput })

/** `cursor` is the last event that has been read. */
export const codeHistoryInput = qrCodeInput.extend({
  cursor: z.uuid('Historikken kan ikke fortsættes herfra. Begynd forfra.').optional(),
})
export type CodeHistoryInput = z.output<typeof codeHistoryInput>

export type LinkedMemorialView = { id: string; slug: string; name: string }

/** The public facts about a code: neither its owner nor its pages. */
export type QrCodeView = {
  id: string
  code: string
  formattedCode: string
  state: QrCodeState
  isFree: boolean
  requiresActivation: boolean
}

/** Who can repeat the activation code when the card is lost. */
export type CardSource = { name: string; phone: string; email: string }

/** A code of the signed-in user. Dates are ISO 8601 in UTC. */
export type MyQrCodeView = {
  id: string
  code: string
  formattedCode: string
  state: QrCodeState
  stateText: string
  memorials: LinkedMemorialView[]
  lockedAt: string | null
}

export type ValidateCodeView = { valid: boolean; memorialId?: string }

/** A page on a stone; the other on a double stone may belong to another family. `continuing` is for its writers. */
export type StoneMemorialView = LinkedMemorialView & { canEdit: boolean; continuing: Continuing | null }

export type LinkableMemorialView = LinkedMemorialView & { isDraft: boolean }

/** An event in the history of a code; `at` is ISO 8601 in UTC. */
export type CodeEventView = {
  id: string
  text: string
  at: string
  actorName: string | null
  reason: string | null
}

export type CodeEventPage = { items: CodeEventView[]; nextCursor: string | null }
