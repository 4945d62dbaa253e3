import { z } from 'zod'
import { emailField, registerInvitedInput } from '@/lib/domain/accounts/schema'
import { fromForm } from '@/lib/shared/input/from-form'
import { recordOf } from '@/lib/shared/input/record-of'
import { tick } from '@/lib/shared/input/tick'
import { boundedText } from '@/lib/shared/input/typed-text'

export const fateKinds = ['hand_over', 'archive', 'delete'] as const
export type FateKind = (typeof fateKinds)[number]

const chooseFate = 'Vælg, hvad der skal ske med mindesiden.'
const whoTakesOver = 'Vælg, hvem der skal have mindesiden, eller skriv en mailadresse.'

/** In place of a member's account: the named successor, accepted or not. */
export const chosenSuccessor = 'efterfoelger'

/** A parsed choice: hand_over has either a member's account or a mail address. */
export type Fate = { kind: 'archive' | 'delete' } | { kind: 'hand_over'; heirId?: string; heirEmail?: string }

/** What should happen to one page. The heir is a member, by account, or anyone, by mail address. */
export const fateInput = z
  .object({
    kind: z.enum(fateKinds, chooseFate),
    heirId: z.union([z.uuid('Vælg en fra listen.'), z.literal([chosenSuccessor, ''])]).nullish(),
    heirEmail: boundedText(300).nullish(),
  })
  .transform(({ kind, heirId, heirEmail }, context): Fate => {
    if (kind !== 'hand_over') return { kind }
    if (heirId) return { kind, heirId }
    const email = emailField.safeParse(heirEmail ?? '')
    if (email.success) return { kind, heirEmail: email.data }
    const message = heirEmail?.trim() ? email.error.issues[0]?.message : whoTakesOver
    context.addIssue({ code: 'custom', path: ['heirEmail'], message: message ?? whoTakesOver })
    return z.NEVER
  })

/** More pages than anyone has. */
const mostChoices = 1000

/** What the form on /profile sends: a choice for each page, and the password. */
export const deletionForm = z.object({
  choices: recordOf(fateInput, mostChoices).default({}),
  password: boundedText(200, { missing: 'Skriv din adgangskode.', tooLong: 'Adgangskoden er forkert.' }).min(
    1,
    'Skriv din adgangskode.',
  ),
})
export type DeletionForm = z.input<typeof deletionForm>

/** The same from JSON, or from a plain form whose fields are called `choices.{page}.{field}`. */
export const requestDeletionInput = fromForm(withNestedChoices, deletionForm)

function withNestedChoices(raw: Readonly<Record<string, unknown>>): unknown {
  if ('choices' in raw) return raw
  const choices: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of Object.entries(raw)) {
    const [start, page, field] = name.split('.')
    if (start === 'choices' && page && field) choices[page] = { ...choices[page], [field]: value }
  }
  return { ...raw, choices }
}

const token = boundedText(100).min(1)
export const tokenInput = z.object({ token })

/** An account created from an invitation, which replaces the code on a stone. */
export const registerHeirInput = registerInvitedInput.omit({ invitation: true }).extend({ token })

export const deleteAccountInput = z.object({ userId: z.uuid() })

/** A page of the leaving owner, with those it could be given to. */
export type PageToDecide = {
  id: string
  name: string
  slug: string
  /** The named successor, unless that is one of the members. */
  successor: { name: string; hasAnswered: boolean } | null
  members: PageMember[]
}
export type PageMember = { userId: string; name: string; roleText: string }

/** What /profile shows about deleting the account. */
export type DeletionView = {
  /** Set while the deletion can be cancelled: when it happens, as text, and a sentence for each page. */
  due: { at: string; choices: string[] } | null
  pages: PageToDecide[]
  codeCount: number
  /** When it would happen if requested now, as text. */
  wouldHappen: string
  isLastAdministrator: boolean
}

export type RequestedView = { deletionDueAt: string; message: string }
export type TakenOverView = { memorialId: string; slug: string; name: string }

/** What the page behind an invitation shows. */
export type InvitationView =
  | {
      kind: 'open'
      memorialName: string
      lifespan: string
      giverName: string | null
      /** Whether the giver's account is deleted or to be deleted; otherwise the giver stays as an editor. */
      isGiverLeaving: boolean
      /** The operator granted it, after a request with evidence. */
      isGranted: boolean
      email: string
      expires: string
    }
  | { kind: 'own'; memorialName: string }
  | { kind: 'taken'; memorialName: string; slug: string }
  | { kind: 'used' | 'over' | 'unknown' }

/** What the page behind a link to keep the account shows. */
export type RestoreView = { kind: 'open'; username: string; due: string } | { kind: 'kept' | 'over' | 'unknown' }

/** `token`: from the mail about an unused draft. */
export const draftInput = z.object({ id: boundedText(90).min(1), token: boundedText(100).optional() })

export const deleteDraftInput = z.object({
  id: boundedText(90).min(1),
  sure: tick.refine((isTicked) => isTicked, 'Sæt kryds, hvis du vil slette kladden.'),
})

/** What the page of one draft shows. `removedOn`: when it is removed at the earliest, as text, once announced. */
export type DraftView = {
  id: string
  name: string
  removedOn: string | null
  isOwner: boolean
  /** Whether its owner may delete it: no code, no plan, no order, and never shown to others. */
  isLoose: boolean
}
