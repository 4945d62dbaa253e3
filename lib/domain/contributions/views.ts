import type { PictureView } from '@/lib/domain/pictures/picture-view'

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
