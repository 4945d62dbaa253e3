import type { UserView } from '@/lib/domain/accounts/schema'
import type { MemberRole } from '@/lib/domain/memorials/policy'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, createAccounts, signInAll, visitor } from '@/tests/factories/accounts'
import { addMembers, createMemorials } from '@/tests/factories/memorials'
import { createResellers, resellerFor } from '@/tests/factories/resellers'

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
  people: Record<Person, UserView>
  /** Everybody is signed in on one device. */
  sessions: Record<Person, string>
}
type Person = Exclude<CallerName, 'visitor'>

/** The world as one caller sees it, for inputs that are about the caller's own record. */
export type OwnWorld = World & { self: UserView | null; sessionId: string | null }

/** What a try is given: a record that every refused caller tries, or one of the caller's own. */
export type Input =
  | { input: (world: World) => Promise<object> | object; ownInput?: never }
  | { ownInput: (world: OwnWorld) => Promise<object> | object; input?: never }

const roles = ['viewer', 'first_reader', 'editor'] as const satisfies MemberRole[]
const staff: Record<Person, { isAdmin?: boolean; staffScope?: 'full' | 'production' }> = {
  foreign: {},
  viewer: {},
  first_reader: {},
  editor: {},
  owner: {},
  reseller: {},
  other_reseller: {},
  production: { isAdmin: true, staffScope: 'production' },
  administrator: { isAdmin: true, staffScope: 'full' },
}
const persons = callers.filter((caller) => caller !== 'visitor')

export async function createWorld(): Promise<World> {
  return at(await createWorlds(1), 0)
}

/** A new world at each call. They are made many at once, since every allowed command uses one up. */
export function worldSupply(atOnce = 40): () => Promise<World> {
  const supply: World[] = []
  return async () => {
    if (supply.length === 0) supply.push(...(await createWorlds(atOnce)))
    return at(supply.splice(0, 1), 0)
  }
}

async function createWorlds(count: number): Promise<World[]> {
  const accounts = await createAccounts(Array.from({ length: count }, () => persons.map((name) => staff[name])).flat())
  const sessionIds = await signInAll(accounts)
  const families = Array.from({ length: count }, (_, index) => ({
    people: byName(accounts, index),
    sessions: byName(sessionIds, index),
  }))
  const companies = await createResellers(families.flatMap(({ people }) => [people.reseller, people.other_reseller]))
  const owners = families.map(({ people }) => people.owner)
  const memorials = await createMemorials(owners, { visibility: 'members' })
  const worlds = families.map((family, index) => ({
    ...family,
    memorial: at(memorials, index),
    reseller: at(companies, 2 * index),
    otherReseller: at(companies, 2 * index + 1),
  }))
  await addMembers(
    worlds.flatMap(({ memorial, people }) => roles.map((role) => ({ memorial, user: people[role], role }))),
  )
  return worlds
}

/** Of a list with one entry for each person of each world, those of one world. */
function byName<T>(all: T[], world: number): Record<Person, T> {
  const of = (name: Person) => at(all, world * persons.length + persons.indexOf(name))
  return {
    foreign: of('foreign'),
    viewer: of('viewer'),
    first_reader: of('first_reader'),
    editor: of('editor'),
    owner: of('owner'),
    reseller: of('reseller'),
    other_reseller: of('other_reseller'),
    production: of('production'),
    administrator: of('administrator'),
  }
}

function at<T>(list: T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`Nothing was made at ${index}`)
  return found
}

/** The world for one caller. */
export function ownWorld(world: World, caller: CallerName): OwnWorld {
  if (caller === 'visitor') return { ...world, self: null, sessionId: null }
  return { ...world, self: world.people[caller], sessionId: world.sessions[caller] }
}

export function actorOf(world: World, caller: CallerName): Actor {
  if (caller === 'visitor') return visitor()
  return { ...personOf(world, caller), sessionId: world.sessions[caller] }
}

function personOf(world: World, caller: Person) {
  const user = world.people[caller]
  if (caller === 'administrator') return administratorFor(user)
  if (caller === 'production') return administratorFor(user, 'production')
  if (caller === 'reseller') return resellerFor(user, world.reseller)
  if (caller === 'other_reseller') return resellerFor(user, world.otherReseller)
  return actorFor(user)
}
