import type { UserView } from '@/lib/domain/accounts/schema'
import type { MemberRole } from '@/lib/domain/memorials/policy'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

/** All kinds of callers; `foreign` is a user of an unrelated family. */
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

/** One private page with its family, and all kinds of outsiders. */
export type World = {
  memorial: { id: string; slug: string }
  /** The companies of `reseller` and of `other_reseller`. */
  reseller: { id: string }
  otherReseller: { id: string }
  people: Record<Exclude<CallerName, 'visitor'>, UserView>
  /** The caller of this run, for inputs that are about the caller's own record. */
  self: UserView | null
  /** The caller's session. */
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

/** The world for one caller, newly signed in. */
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
