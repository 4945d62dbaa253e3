import { z } from 'zod'
import { EARLIEST_YEAR } from '@/lib/shared/danish-dates'
import { cleanLine, cleanText } from '@/lib/shared/input/clean-text'
import { listOf } from '@/lib/shared/input/list-of'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { layoutPaths } from '@/lib/shared/page-address.mjs'

export const maxNameLength = 80
export const maxRelationLength = 80
export const maxGreetingLength = 2000
export const maxCandleMessageLength = 280
export const maxTributeTitleLength = 140
export const maxTributeLength = 10_000
export const maxTributePictures = 5
export const maxBulkDecisions = 100

// A letter, a number or an emoji; the blank Braille pattern is an invisible symbol.
const seen = /[\p{L}\p{N}]|(?!\u2800)\p{So}/u

const required = (clean: (text: string) => string, missing: string, max: number) =>
  typedText(max, clean, { missing }).regex(seen, missing)

const optional = (clean: (text: string) => string, max: number) =>
  typedText(max, clean, { missing: 'Skriv det som tekst.' })
    .nullish()
    .transform((text) => text || null)

/** Id or slug. */
const memorialKey = boundedText(100).min(1)

const everyForm = {
  id: memorialKey,
  name: required(cleanLine, 'Skriv dit navn.', maxNameLength),
  /** The honeypot: only whether it was filled in matters. */
  website: z
    .unknown()
    .optional()
    .transform((value) => value !== undefined && value !== null && value !== ''),
  altcha: boundedText(4000, { tooLong: 'Prøv at sende igen.' }).nullish(),
  /** Made in the browser with the post; repeating it sends the same post again (docs/decisions/034). */
  key: z.uuid('Prøv at sende igen.').nullish(),
}

export const greetingInput = z.object({
  ...everyForm,
  relation: optional(cleanLine, maxRelationLength),
  message: required(cleanText, 'Skriv din hilsen.', maxGreetingLength),
})

export const candleInput = z.object({ ...everyForm, message: optional(cleanText, maxCandleMessageLength) })

const yearSentence = 'Skriv et årstal med fire cifre, eller lad feltet stå tomt.'
const year = typedNumber(
  z
    .number({ error: yearSentence })
    .int(yearSentence)
    .min(EARLIEST_YEAR, yearSentence)
    .refine((value) => value <= new Date().getFullYear(), 'Året ligger i fremtiden.')
    .nullable(),
  (text) => (text.trim() === '' ? null : Number(text)),
).default(null)

export const tributeInput = z.object({
  ...everyForm,
  title: required(cleanLine, 'Giv mindet en overskrift.', maxTributeTitleLength),
  text: required(cleanText, 'Skriv dit minde.', maxTributeLength),
  relation: optional(cleanLine, maxRelationLength),
  year,
})

/** The layout that a form without script was sent from; anything unknown is the page's own address. */
export const sentFromLayout = z.enum(layoutPaths).catch('memorial')

export const contributionKinds = ['greeting', 'candle', 'tribute'] as const
/** The statuses a family decides from; only the operator sets and ends `hidden`. */
export const decidedFrom = ['pending', 'approved', 'rejected'] as const
export const contributionStatuses = [...decidedFrom, 'hidden'] as const

const cursor = boundedText(200).optional()

export const listInput = z.object({ id: memorialKey, kind: z.enum(contributionKinds), cursor })
export const ownInput = z.object({ id: memorialKey })
export const queueInput = z.object({
  id: memorialKey,
  status: z.enum(contributionStatuses).default('pending'),
  kind: z.enum(contributionKinds).optional(),
  cursor,
})
/** The filters in the page's address; invalid ones show pending posts. */
export const queueAddress = queueInput.pick({ status: true, kind: true, cursor: true })
export type QueueFilter = Omit<z.output<typeof queueInput>, 'id' | 'cursor'>

export const contributionIdInput = z.object({ id: z.uuid('Vi kender ikke det indlæg.') })

export const decisions = ['approve', 'reject', 'reopen'] as const
export type Decision = (typeof decisions)[number]

/** `seen` is the status the moderator was looking at: a change made since is not overwritten. */
export const decideInput = contributionIdInput.extend({ seen: z.enum(decidedFrom).optional() })

const chooseSome = 'Vælg mindst ét indlæg.'

export const bulkDecisionInput = z.object({
  id: memorialKey,
  decision: z.enum(decisions, { error: 'Vælg, om det skal godkendes eller afvises.' }),
  seen: z.enum(decidedFrom).default('pending'),
  // A plain form sends a string for one ticked box, a list for several.
  ids: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    listOf(z.uuid('Vi kender ikke det indlæg.'), {
      least: 1,
      most: maxBulkDecisions,
      missing: chooseSome,
      tooMany: `Vælg højst ${maxBulkDecisions} ad gangen.`,
    }).transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
  ),
})

export const decideByLinkInput = z.object({ token: boundedText(100).min(1) })
