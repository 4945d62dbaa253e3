import type { PictureView } from '@/lib/domain/pictures/picture-view'

/*
 * What our API and queries answer about contributions. Types only: importing them costs the page nothing.
 *
 * Sending (`POST /api/memorials/{id or slug}/…`), as JSON, multipart (when there are pictures) or a plain form post:
 *   /guestbook  name ≤ 80, relation? ≤ 80, message ≤ 2,000, picture? (one file)
 *   /candles    name ≤ 80, message? ≤ 280 (trimmed; empty is null)
 *   /tributes   title ≤ 140, text ≤ 10,000, name ≤ 80, relation? ≤ 80, year?, pictures? (up to five files)
 * and in all of them
 *   website     the honeypot: a text field that people do not see and that stays empty
 *   altcha      the solved challenge, only from scripts (lib/server/abuse/proof-of-work.ts); left out by a plain form
 *   key?        a UUID made when the post was written; the same one again answers 201 with the same post, writes nothing
 * Answers 201 with a ContributionView (`own: true`), 400 and above with { message, code, fields? }. A plain form is sent
 * back with 303 to `/memorial/{id}?tak={kind}#{contributionSections[kind]}`, or, when refused, to
 * `/memorial/{id}?kladde={draft}#{contributionForms[kind]}` (lib/domain/contributions/form-names.ts); `layout` in the form
 * names another first part of that address (lib/domain/memorials/layout-paths.ts).
 *
 * Withdrawing: `POST /api/contributions/{id}/withdraw`, JSON or a plain form (303 to `?tak=withdrawn`, with `layout` as above).
 * Reading on: `GET /api/memorials/{id}/contributions?kind=candle&cursor=…` → ContributionPage.
 * The device's own waiting posts: `GET /api/memorials/{id}/contributions/own` → ContributionPage without a cursor.
 */

export type ContributionKind = 'greeting' | 'candle' | 'tribute'
export type ContributionStatus = 'pending' | 'approved' | 'rejected' | 'hidden'

export type ContributionView = {
  id: string
  kind: ContributionKind
  authorName: string
  relation: string | null
  /** Of a shared memory. */
  title: string | null
  /** Plain text with line ends; null for a candle without words. */
  message: string | null
  year: number | null
  /** ISO 8601 in UTC. */
  createdAt: string
  status: ContributionStatus
  /** 'Afventer', 'Godkendt', 'Afvist' or 'Skjult af os'. */
  statusText: string
  /** Written on this device or by this account: may be withdrawn here. */
  own: boolean
  /** A candle within its seven days. */
  burning: boolean
  pictures: PictureView[]
  /** Why the house took it down, as those concerned were told. */
  hiddenReason?: string | null
}

export type ContributionPage = { items: ContributionView[]; nextCursor: string | null }

/** A piece of the moderators' queue; `pending` is how many wait on the page in all, 1,000 at most. */
export type QueuePage = ContributionPage & { pending: number }

/** What the administrator of a page sees above the queue. */
export type ModerationOverview = {
  memorialId: string
  slug: string
  memorialName: string
  isOpen: boolean
  /** What its family was told when the house hid the page; null while it is not hidden. */
  hiddenReason: string | null
  /** First readers decide, but do not write the page. */
  canEdit: boolean
  shownAtOnce: Record<ContributionKind, boolean>
  counts: ContributionCounts
}

/** Approved posts; `burning` are the candles within their seven days. */
export type ContributionCounts = { greetings: number; candles: number; tributes: number; burning: number }

/** Where a plain form is sent after the post was withdrawn. */
export type WithdrawnView = { id: string; kind: ContributionKind; memorialSlug: string }

export type DecidedView = { contribution: ContributionView; memorialSlug: string }

/** `skipped` were decided by somebody else, or withdrawn, in the meantime. */
export type BulkDecisionView = { decided: string[]; skipped: string[]; memorialSlug: string }

/** What the page behind a link from the mail shows. */
export type DecisionLinkView = {
  /** `open` asks for the click; `decided` tells how it ended, whoever decided. */
  state: 'open' | 'decided' | 'used' | 'expired'
  decision: 'approve' | 'reject'
  memorialSlug: string
  memorialName: string
  /** Its pictures have addresses that this link opens, small, as long as it lasts. */
  contribution: ContributionView
  /** What stands was decided by its receiver, who may take it back here. */
  canUndo: boolean
}

export type LiveCounts = { burning: number; candles: number }
/** A candle as it comes to those who have the page open. */
export type LiveCandle = LiveCounts & { id: string; name: string; message: string | null }
