import { z } from 'zod'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
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

/*
 * The API's and queries' contributions. Types only: importing them costs the page nothing.
 *
 * Sending: `POST /api/memorials/{id or slug}/…`, as JSON, multipart (with pictures) or a plain form post:
 *   /guestbook  name ≤ 80, relation? ≤ 80, message ≤ 2,000, picture? (one file)
 *   /candles    name ≤ 80, message? ≤ 280 (trimmed; empty is null)
 *   /tributes   title ≤ 140, text ≤ 10,000, name ≤ 80, relation? ≤ 80, year?, pictures? (up to five files),
 *               clip? (one file: a voice or a short film)
 * and in all of them
 *   website     the honeypot: a text field that people do not see and that stays empty
 *   altcha      the solved challenge (lib/server/abuse/proof-of-work.ts); a plain form has none
 *   key?        a UUID made with the post; repeating it writes nothing and answers 201 with the same post
 * Answers 201 with a ContributionView (`own: true`), 400 and above with { message, code, fields? }. A plain form is
 * redirected (303) to `/memorial/{id}?tak={kind}#{contributionSections[kind]}` or, if refused, to
 * `/memorial/{id}?kladde={draft}#{contributionForms[kind]}` (lib/domain/contributions/form-names.ts). `layout` in the
 * form replaces the first segment of that address (lib/shared/page-address.mjs).
 *
 * Withdrawing: `POST /api/contributions/{id}/withdraw`, JSON or a plain form (303 to `?tak=withdrawn`, with `layout` as
 * above).
 * Next page: `GET /api/memorials/{id}/contributions?kind=candle&cursor=…` → ContributionPage.
 * The device's own pending posts: `GET /api/memorials/{id}/contributions/own` → ContributionPage without a cursor.
 */

export type ContributionKind = 'greeting' | 'candle' | 'tribute'
export type ContributionStatus = 'pending' | 'approved' | 'rejected' | 'hidden'

export type ContributionView = {
  id: string
  kind: ContributionKind
  authorName: string
  relation: string | null
  /** Only tributes have one. */
  title: string | null
  /** Plain text with line breaks; null for a candle without a message. */
  message: string | null
  year: number | null
  /** ISO 8601 in UTC. */
  createdAt: string
  status: ContributionStatus
  /** 'Afventer', 'Godkendt', 'Afvist' or 'Skjult af os'. */
  statusText: string
  /** Written on this device or by this account, so it can be withdrawn here. */
  own: boolean
  /** A candle within its seven days. */
  burning: boolean
  /** Not those that a film was made of. */
  pictures: PictureView[]
  /** The film of a moving greeting. */
  film?: PostFilmView
  /** The voice or short film of its writer; only of a tribute. */
  clip?: PostClipView
  /** The operator's reason for hiding it, as those concerned saw it. */
  hiddenReason?: string | null
}

/** A film that came with a post. Until a job has drawn it, and if that fails, `src` and `poster` are null. */
export type PostFilmView = {
  id: string
  /** `waiting`: drawn when the family asks for it, or approves the post. */
  state: 'ready' | 'processing' | 'failed' | 'waiting'
  /** An address that accepts range requests. */
  src: string | null
  poster: PictureView | null
  width: number
  height: number
  durationSeconds: number | null
  /** A piece of the page's music to be heard while it plays; only on the memorial page. */
  music?: { src: string; title: string; label: string | null }
}

/** A voice (`recording`) or a film that somebody sent with their words. */
export type PostClipView = {
  id: string
  kind: 'video' | 'recording'
  /** An address that accepts range requests. */
  src: string
  /** As displayed, in pixels; 0 for a voice. */
  width: number
  height: number
  durationSeconds: number | null
}

export type ContributionPage = { items: ContributionView[]; nextCursor: string | null }

/** One page of the moderators' queue; `pending` counts all pending posts on the memorial, up to 1,000. */
export type QueuePage = ContributionPage & { pending: number }

/** What a moderator sees above the queue. */
export type ModerationOverview = {
  memorialId: string
  slug: string
  memorialName: string
  isOpen: boolean
  /** The operator's reason for hiding the page; null while it is not hidden. */
  hiddenReason: string | null
  /** First readers decide, but do not edit the page. */
  canEdit: boolean
  shownAtOnce: Record<ContributionKind, boolean>
  counts: ContributionCounts
}

/** Approved posts; `burning`: candles within their seven days. */
export type ContributionCounts = { greetings: number; candles: number; tributes: number; burning: number }

/** Where a plain form is redirected after a withdrawal. */
export type WithdrawnView = { id: string; kind: ContributionKind; memorialSlug: string }

export type DecidedView = { contribution: ContributionView; memorialSlug: string }

/** `skipped` had already been decided or withdrawn. */
export type BulkDecisionView = { decided: string[]; skipped: string[]; memorialSlug: string }

/** What the page behind a link from the mail shows. */
export type DecisionLinkView = {
  /** `open` needs the click; `decided` shows the outcome, by whomever. */
  state: 'open' | 'decided' | 'used' | 'expired'
  decision: 'approve' | 'reject'
  memorialSlug: string
  memorialName: string
  /** Small pictures, at addresses that work as long as this link; of a film only its still, which its sender made. */
  contribution: ContributionView
  hasFilm: boolean
  /** What can be heard or seen before deciding, but not here. */
  clip: PostClipView['kind'] | null
  /** A film is still to be made of its pictures and words. */
  awaitsFilm?: boolean
  /** The receiver made the current decision and may undo it here. */
  canUndo: boolean
}

export type LiveCounts = { burning: number; candles: number }
/** A candle as sent to open pages. */
export type LiveCandle = LiveCounts & { id: string; name: string; message: string | null }
