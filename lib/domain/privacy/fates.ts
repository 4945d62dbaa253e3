import 'server-only'
import { heirIsNoMember } from '@/lib/domain/members/copy'
import { heirIsYourself, missingChoice, successorIsGone } from '@/lib/domain/privacy/copy'
import { chosenSuccessor, type Fate, type FateKind } from '@/lib/domain/privacy/schema'
import type { Database, Prisma } from '@/lib/server/db'
import { DomainError, type FieldErrors } from '@/lib/server/errors'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { fullName } from '@/lib/shared/names'

const columns = {
  id: true,
  slug: true,
  state: true,
  firstName: true,
  middleName: true,
  lastName: true,
  successor: { select: { name: true, email: true, userId: true, acceptedAt: true } },
  members: {
    select: { userId: true, role: true, user: { select: { fullName: true, email: true, disabledAt: true } } },
    orderBy: { createdAt: 'asc' },
  },
} satisfies Prisma.MemorialSelect

type Row = Prisma.MemorialGetPayload<{ select: typeof columns }>
/** A page of the account with its other members. */
export type OwnedPage = Omit<Row, 'firstName' | 'middleName' | 'lastName'> & { name: string }

/**
 * The pages this account owns, each of which needs a choice: a page has one owner (MemorialMember_one_owner). Ordered
 * by id, so that locking them one by one cannot deadlock.
 */
export async function listOwnedPages(database: Database, userId: string): Promise<OwnedPage[]> {
  const rows = await database.memorial.findMany({
    where: { members: { some: { userId, role: 'owner' } } },
    orderBy: { id: 'asc' },
    select: columns,
  })
  return rows.map(({ firstName, middleName, lastName, members, ...row }) => ({
    ...row,
    name: fullName({ firstName, middleName, lastName }),
    members: members.filter((member) => member.userId !== userId),
  }))
}

export type ChosenFate = { memorialId: string; name: string; kind: FateKind; heirEmail: string | null }

/**
 * The choice for each page, with the heir's mail address. Choices for other pages are ignored. Throws INVALID_INPUT
 * that names every page without a choice and every invalid heir.
 */
export function chosenFates(pages: OwnedPage[], choices: Record<string, Fate>, own: { emailKey: string }) {
  const fields: FieldErrors = {}
  const fates: ChosenFate[] = []
  for (const page of pages) {
    const choice = choices[page.id]
    if (!choice) {
      fields[`choices.${page.id}.kind`] = missingChoice(page.name)
      continue
    }
    const heir = heirOf(page, choice)
    if (heir.refusal) fields[`choices.${page.id}.${heir.refusal.field}`] = heir.refusal.message
    if (heir.email && emailKeyOf(heir.email) === own.emailKey) {
      fields[`choices.${page.id}.${choice.kind === 'hand_over' && choice.heirId ? 'heirId' : 'heirEmail'}`] =
        heirIsYourself
    }
    fates.push({ memorialId: page.id, name: page.name, kind: choice.kind, heirEmail: heir.email })
  }
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', {}, fields)
  return fates
}

type Heir = { email: string | null; refusal?: { field: string; message: string } }

function heirOf(page: OwnedPage, choice: Fate): Heir {
  if (choice.kind !== 'hand_over') return { email: null }
  if (choice.heirEmail) return { email: choice.heirEmail }
  if (choice.heirId === chosenSuccessor) {
    return page.successor
      ? { email: page.successor.email }
      : { email: null, refusal: { field: 'heirId', message: successorIsGone } }
  }
  const member = page.members.find(({ userId, user }) => userId === choice.heirId && user.disabledAt === null)
  if (!member) return { email: null, refusal: { field: 'heirId', message: heirIsNoMember } }
  return { email: member.user.email }
}

type State = 'draft' | 'published' | 'archived' | 'memorialised'
/** What a page becomes when its owner has left: deleted, hidden and kept, or open and kept by the operator. */
export type Outcome = 'deleted' | 'archived' | 'memorialised'

/**
 * The outcome for a page whose owner leaves. `fate` is null for a page created after the choice, and hand_over here
 * means that nobody took it over in time: a page that visitors could read stays open, since only its owner may close it
 * (docs/decisions/019).
 */
export function outcomeFor(state: State, fate: FateKind | null): Outcome {
  if (fate === 'delete') return 'deleted'
  if (fate === 'archive') return 'archived'
  return state === 'published' || state === 'memorialised' ? 'memorialised' : 'archived'
}

/** The outcome for one page as a sentence, for the last mail. */
export function outcomeSentence(name: string, outcome: Outcome): string {
  if (outcome === 'deleted') return `Mindesiden for ${name} er slettet.`
  if (outcome === 'archived') return `Mindesiden for ${name} er skjult, og vi gemmer den.`
  return `Mindesiden for ${name} bliver stående, og vi passer på den.`
}
