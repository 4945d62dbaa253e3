import { z } from 'zod'
import { emailField, fullNameField, registerInvitedInput } from '@/lib/domain/accounts/schema'
import { chooseHeir } from '@/lib/domain/members/copy'
import { type InvitedRole, invitedRoles } from '@/lib/domain/members/policy'
import type { MemberRole } from '@/lib/domain/memorials/policy'
import { danishDay } from '@/lib/shared/danish-time'
import { typedDay } from '@/lib/shared/input/typed-day'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

/** A page holds at most this many people. */
export const mostMembers = 100
/** Mails and links of all kinds that a page may send in a day. */
export const invitationsADay = 20
/** How long an invitation can be answered. */
export const invitationDays = 30
/** How many viewers may join by one link; links for other roles work once. */
export const viewersByLink = 50
/** How long the owner may refuse before a page can be given to the successor. */
export const refusalDays = 14
/** The same for a page that the owner writes about themselves, which its successor then opens alone. */
export const ownStoryRefusalDays = 7
/** How long whoever wrote their own story may take it back after it was opened. */
export const takeBackDays = 30

const id = boundedText(100).min(1)
const token = boundedText(100).min(1)
const role = z.enum(invitedRoles, 'Vælg, hvad personen må.')
const writeAddress = 'Skriv mailadressen på den, du vil invitere.'

/** An invitation is mailed to one address, or is a link that the family passes on itself. */
export type Invited = { role: InvitedRole; email: string | null }

const inviteShape = {
  role,
  way: z.enum(['mail', 'link'], 'Vælg, hvordan du vil invitere.'),
  email: boundedText(300).nullish(),
}
type InviteRaw = { role: InvitedRole; way: 'mail' | 'link'; email?: string | null | undefined }

function readInvite<R extends InviteRaw>({ way, ...rest }: R, context: z.RefinementCtx) {
  if (way === 'link') return { ...rest, email: null }
  const email = emailField.safeParse(rest.email ?? '')
  if (email.success) return { ...rest, email: email.data }
  const message = rest.email?.trim() ? email.error.issues[0]?.message : writeAddress
  context.addIssue({ code: 'custom', path: ['email'], message: message ?? writeAddress })
  return z.NEVER
}

export const inviteForm = z.object(inviteShape).transform(readInvite)
export type InviteForm = z.input<typeof inviteForm>
export const inviteMemberInput = z.object({ id, ...inviteShape }).transform(readInvite)

export const pageInput = z.object({ id })
export const invitationInput = z.object({ id, invitationId: z.uuid() })
export const memberInput = z.object({ id, userId: z.uuid() })
export const changeRoleInput = memberInput.extend({ role })
export const joinInput = z.object({ token })

/** An account created by an invitation, which replaces the code on a stone. */
export const registerMemberInput = registerInvitedInput.omit({ invitation: true }).extend({ token })

const handOverShape = {
  heirId: z.union([z.uuid('Vælg en fra listen.'), z.literal('')]).nullish(),
  heirEmail: boundedText(300).nullish(),
  password: boundedText(200, { missing: 'Skriv din adgangskode.', tooLong: 'Adgangskoden er forkert.' }).min(
    1,
    'Skriv din adgangskode.',
  ),
}
type HandOverRaw = { heirId?: string | null | undefined; heirEmail?: string | null | undefined }

function readHeir<R extends HandOverRaw>({ heirId, heirEmail, ...rest }: R, context: z.RefinementCtx) {
  if (heirId) return { ...rest, heirId, heirEmail: null }
  const email = emailField.safeParse(heirEmail ?? '')
  if (email.success) return { ...rest, heirId: null, heirEmail: email.data }
  const message = heirEmail?.trim() ? email.error.issues[0]?.message : chooseHeir
  context.addIssue({ code: 'custom', path: ['heirEmail'], message: message ?? chooseHeir })
  return z.NEVER
}

export const handOverForm = z.object(handOverShape).transform(readHeir)
export type HandOverForm = z.input<typeof handOverForm>
export const offerOwnershipInput = z.object({ id, ...handOverShape }).transform(readHeir)

export const successorForm = z.object({ name: fullNameField, email: emailField })
export type SuccessorForm = z.input<typeof successorForm>
export const nameSuccessorInput = successorForm.extend({ id })

const words = (shortest: string, most: number) =>
  typedText(most, undefined, {
    missing: shortest,
    tooLong: `Teksten må højst være ${most} tegn.`,
  }).min(10, shortest)

export const requestForm = z.object({
  reason: words('Skriv lidt om, hvorfor siden skal have en ny ejer. Mindst 10 tegn.', 2000),
})
export type RequestForm = z.input<typeof requestForm>
export const requestSuccessionInput = requestForm.extend({ id })

export const openStoryForm = z.object({
  died: typedDay('Vælg dagen.').refine((day) => day <= danishDay(new Date()), 'Dagen kan ikke ligge i fremtiden.'),
})
export type OpenStoryForm = z.input<typeof openStoryForm>
export const openOwnStoryInput = openStoryForm.extend({ id })

/** The owner refuses, by the link from the mail or signed in. */
export const refuseSuccessionInput = z.union([z.object({ token }), z.object({ id })])

export const decideForm = z.object({
  decision: z.enum(['grant', 'refuse'], 'Vælg, om siden skal gives videre.'),
  answer: words('Skriv et svar til den, der har spurgt. Mindst 10 tegn.', 1000),
})
export type DecideForm = z.input<typeof decideForm>
export const decideSuccessionInput = decideForm.extend({ requestId: z.uuid() })

export type MemberView = { userId: string; name: string; role: MemberRole; since: string; isSelf: boolean }
/** A valid invitation. `email` is null for a link; `expires` as text. */
export type OpenInvitationView = {
  id: string
  role: InvitedRole
  email: string | null
  usesLeft: number
  expires: string
}
export type SuccessorView = { name: string; email: string; hasSaidYes: boolean }
/** A waiting request; `until` is the last day on which the owner may refuse, as text. */
export type WaitingView = { name: string; reason: string; askedOn: string; until: string }
export type OfferView = { email: string; expires: string }

/** The members of a page as one of them sees it: what only the owner may see is null for the others. */
export type MembersView = {
  self: { userId: string; role: MemberRole }
  members: MemberView[]
  owner: null | {
    invitations: OpenInvitationView[]
    successor: SuccessorView | null
    waiting: WaitingView | null
    offer: OfferView | null
    isFull: boolean
    isOwnStory: boolean
  }
}

export type InvitedView = { invitationId: string; link: string | null }
export type JoinedView = { memorialId: string; slug: string; name: string; as: InvitedRole | 'owner' | 'successor' }

/** What the page behind an invitation shows; visitors only see the page's name and who invites. */
export type JoinView =
  | {
      kind: 'open'
      as: InvitedRole | 'successor'
      memorialName: string
      inviterName: string | null
      email: string
      expires: string
    }
  | { kind: 'joined'; memorialName: string; slug: string; role: MemberRole; canOpen: boolean }
  | { kind: 'successor'; memorialName: string; memorialId: string }
  | { kind: 'used' | 'expired' | 'revoked' | 'unknown' }

export type RequestStatus = 'waiting' | 'granted' | 'refused' | 'withdrawn'

/** A page whose successor the account is, with its newest request. */
export type SuccessionView = {
  memorialId: string
  slug: string
  memorialName: string
  ownerName: string | null
  /** Whether it is an own story, which its successor opens when the writer's days to refuse are over. */
  isOwnStory: boolean
  /** Whether it can be opened now. */
  canOpen: boolean
  request: { status: RequestStatus; reason: string; answer: string | null; askedOn: string; until: string } | null
}

/** An opened own story as the person it is about sees it; dates as text. */
export type OpenedStoryView = {
  memorialName: string
  slug: string
  ownerName: string | null
  openedOn: string
  until: string
}

/** What the owner's link from the mail leads to. */
export type RefusalView =
  | { kind: 'open'; memorialName: string; name: string; reason: string; until: string }
  | { kind: 'decided'; memorialName: string; status: RequestStatus }
  | { kind: 'over' | 'unknown' }

export const evidenceKinds = ['death_certificate', 'probate', 'power_of_attorney', 'statement', 'other'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** The written evidence behind a request that an administrator began. Dates as text. */
export type EvidenceView = {
  kindText: string
  on: string
  from: string
  note: string | null
  caseNumber: number | null
}

/** A request as an administrator sees it. Dates as text; `grantFrom` is null once it can be granted. */
export type RequestToDecide = {
  id: string
  memorial: { id: string; name: string; slug: string; stateText: string; madeOn: string }
  owner: { name: string; email: string; lastSeen: string | null } | null
  /** `id` is null without an account, `namedOn` unless the requester is the named successor. */
  asker: { id: string | null; name: string; email: string; namedOn: string | null }
  evidence: EvidenceView | null
  reason: string
  askedOn: string
  grantFrom: string | null
  status: RequestStatus
  answer: string | null
  decidedOn: string | null
}
