import { z } from 'zod'
import { writeEmail } from '@/lib/domain/accounts/copy'
import { emailField, fullNameField } from '@/lib/domain/accounts/schema'
import { caseNumber, openFormFields, seenEntryId } from '@/lib/domain/support/schema'
import { cleanLine, cleanText } from '@/lib/shared/input/clean-text'
import { listOf } from '@/lib/shared/input/list-of'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

export const reportKinds = ['about_me', 'offensive', 'illegal', 'copyright', 'spam', 'child_abuse', 'other'] as const
export type ReportKind = (typeof reportKinds)[number]

const reportDecisions = [
  'no_action',
  'content_hidden',
  'page_hidden',
  'person_removed',
  'settled',
  'brought_back',
  'account_closed',
  'account_reopened',
  'reseller_suspended',
  'reseller_resumed',
] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** Decisions about an account or a reseller, made without a report, which can be contested like hiding. */
export type Closing = Extract<ReportDecision, 'account_closed' | 'reseller_suspended'>
export const isClosing = (decision: ReportDecision): decision is Closing =>
  decision === 'account_closed' || decision === 'reseller_suspended'

export const reportGrounds = ['law', 'terms'] as const
export type ReportGround = (typeof reportGrounds)[number]

const maxWhereLength = 300
const maxWhyLength = 5000
const maxReasonsLength = 2000

/** An empty field of a plain form counts as missing. */
const left = (value: unknown) => (value === '' ? null : value)

export const reportInput = z
  .object({
    /** The id of a page, a post, a file, or a person of a family tree; missing if only described in words. */
    target: z.preprocess(left, z.uuid('Vi kan ikke finde det, du vil anmelde.').nullish()),
    kind: z.enum(reportKinds, 'Vælg, hvad der er galt.'),
    where: typedText(maxWhereLength, cleanLine, { missing: 'Skriv, hvor det står.' }).nullish(),
    why: typedText(maxWhyLength, cleanText, { missing: 'Skriv, hvad der er galt.' }).min(1, 'Skriv, hvad der er galt.'),
    name: z.preprocess(left, fullNameField.nullish()),
    email: z.preprocess(left, emailField.nullish()),
    /** Regulation (EU) 2022/2065 article 16(2)(d). */
    goodFaith: z.preprocess(
      (value) => value === true || value === 'on' || value === 'true',
      z.literal(true, 'Sæt kryds ved, at du mener det, du skriver.'),
    ),
    ...openFormFields,
  })
  .superRefine(({ target, kind, where, name, email }, context) => {
    const missing = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!target && !where) missing('where', 'Skriv, hvilken mindeside det er, og hvor på siden det står.')
    // Article 16(2)(c): reports of child abuse may be anonymous.
    if (kind === 'child_abuse') return
    if (!name) missing('name', 'Skriv dit navn.')
    if (!email) missing('email', writeEmail)
  })
export type ReportWords = z.output<typeof reportInput>

export const chooseGround = 'Vælg, om det er loven eller betingelserne.'

/** Why something is hidden; both fields are mailed to those concerned. */
export const takeDownFormInput = z.object({
  ground: z.enum(reportGrounds, chooseGround),
  reasons: typedText(maxReasonsLength, cleanText, { missing: 'Skriv en begrundelse.' }).min(1, 'Skriv en begrundelse.'),
})
export const takeDownInput = takeDownFormInput.extend({ id: z.uuid('Vi kan ikke finde det.') })
export const bringBackInput = takeDownInput.pick({ id: true, reasons: true })

export const decideFormInput = z
  .object({
    decision: z.enum(reportDecisions, 'Vælg en afgørelse.'),
    ground: z.preprocess(left, takeDownFormInput.shape.ground.nullish()),
    reasons: takeDownFormInput.shape.reasons,
    /** Manifestly unfounded; the reporter is warned. */
    isUnfounded: z.boolean().default(false),
  })
  .superRefine(({ decision, ground }, context) => {
    if (!ground && (decision === 'content_hidden' || decision === 'page_hidden')) {
      context.addIssue({ code: 'custom', path: ['ground'], message: chooseGround })
    }
  })
export const decideReportInput = z.intersection(decideFormInput, z.object({ number: caseNumber, seenEntryId }))

export const complaintFormInput = z.object({
  why: typedText(maxWhyLength, cleanText, { missing: 'Skriv, hvorfor du ikke er enig.' }).min(
    1,
    'Skriv, hvorfor du ikke er enig.',
  ),
})
export const complainInput = complaintFormInput.extend({ token: boundedText(100).min(1) })

const targetKinds = [
  'page',
  'greeting',
  'candle',
  'tribute',
  'picture',
  'video',
  'recording',
  'music',
  'tree_person',
] as const
export type TargetKind = (typeof targetKinds)[number]

/** The content at one point in time, as plain text. */
export const snapshotSchema = z.object({
  what: z.enum(targetKinds),
  memorialName: boundedText(400),
  /** The path of the page. */
  path: boundedText(200),
  texts: listOf(z.object({ label: boundedText(100), text: boundedText(400_000) }), { most: 50 }),
  /** Its pictures. */
  pictureIds: listOf(boundedText(40), { most: 1000 }),
})
export type Snapshot = z.output<typeof snapshotSchema>

/** A person whom a decision concerns. */
export type Concerned = { userId: string; fullName: string; email: string; role: 'owner' | 'author' }

/** A report as administrators see it beside its case. */
export type ReportView = {
  kind: ReportKind
  snapshot: Snapshot | null
  /** The current state; null if it is deleted or was only described. */
  now: { snapshot: Snapshot; isHidden: boolean; isPageHidden: boolean; isChanged: boolean } | null
  /** Addresses of thumbnails. */
  pictures: string[]
  /** Films and voices, which are fetched when they are played. */
  clips: { src: string; kind: 'video' | 'recording' }[]
  concerned: Concerned[]
  possible: ReportDecision[]
  /** The case whose decision this is a complaint about. */
  complaintOf: { number: number; isMine: boolean } | null
  /** The closing that it is about, if it is about one. */
  closing: Closing | null
  /** Null while undecided. */
  decided: { decision: ReportDecision; ground: ReportGround | null; reasons: string; at: string } | null
}

/** What the page behind a complaint link shows. */
export type ComplaintView = { number: number; what: string | null; decision: ReportDecision; reasons: string }

/** Each name is the form element's id and its key in `findDraft`. */
export const reportForm = 'anmeldelse'
export const complaintForm = 'klage'
