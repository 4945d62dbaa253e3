import type { UserView } from '@/lib/domain/accounts/schema'
import type { MemberRole } from '@/lib/domain/memorials/policy'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

/** Everybody who could knock: a stranger's family stands for all families that it does not concern. */
export const callers = [
  'visitor',
  'foreign',
  'viewer',
  'first_reader',
  'editor',
  'owner',
  'reseller',
  'other_reseller',
  'production',
  'administrator',
] as const
export type CallerName = (typeof callers)[number]

/** One private page with its family, and everybody who is not of it. */
export type World = {
  memorial: { id: string; slug: string }
  /** The company that `reseller` acts for, and the one of `other_reseller`. */
  reseller: { id: string }
  otherReseller: { id: string }
  people: Record<Exclude<CallerName, 'visitor'>, UserView>
  /** The caller of this run, for inputs that are about the caller's own record. */
  self: UserView | null
  /** The sign-in that the caller calls by. */
  sessionId: string | null
}

export type Everybody = Omit<World, 'self' | 'sessionId'>

const roles: MemberRole[] = ['viewer', 'first_reader', 'editor']

export async function createEverybody(): Promise<Everybody> {
  const [foreign, viewer, firstReader, editor, owner, dealer, otherDealer, production, administrator] =
    await Promise.all([
      createAccount(),
      createAccount(),
      createAccount(),
      createAccount(),
      createAccount(),
      createAccount(),
      createAccount(),
      createAccount({ isAdmin: true, staffScope: 'production' }),
      createAccount({ isAdmin: true, staffScope: 'full' }),
    ])
  const people = {
    foreign,
    viewer,
    first_reader: firstReader,
    editor,
    owner,
    reseller: dealer,
    other_reseller: otherDealer,
    production,
    administrator,
  }
  const [reseller, otherReseller] = await Promise.all([createReseller(dealer), createReseller(otherDealer)])
  const memorial = await createMemorial({ owner, visibility: 'members' })
  for (const role of roles) if (role !== 'owner') await addMember(memorial, people[role], role)
  return { memorial, reseller, otherReseller, people }
}

/** The same world as one of its people meets it, freshly signed in. */
export async function worldOf(everybody: Everybody, caller: CallerName): Promise<World> {
  const self = caller === 'visitor' ? null : everybody.people[caller]
  const sessionId = self ? (await signIn(self)).sessionId : null
  return { ...everybody, self, sessionId }
}

export function actorOf(world: World, caller: CallerName): Actor {
  if (caller === 'visitor') return visitor()
  const { sessionId } = world
  return { ...personOf(world, caller), ...(sessionId && { sessionId }) }
}

function personOf(world: World, caller: Exclude<CallerName, 'visitor'>) {
  const user = world.people[caller]
  if (caller === 'administrator') return administratorFor(user)
  if (caller === 'production') return administratorFor(user, 'production')
  if (caller === 'reseller') return resellerFor(user, world.reseller)
  if (caller === 'other_reseller') return resellerFor(user, world.otherReseller)
  return actorFor(user)
}
