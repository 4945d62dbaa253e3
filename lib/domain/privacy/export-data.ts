import 'server-only'
import { everyPersonalData, type registry } from '@/lib/domain/privacy/registry'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import type { SignedInActor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'

/** Raised when a part changes its name or meaning; new parts do not change it. */
const formatVersion = 1

/** All data about the account's own person, as one JSON file: nothing others have hidden from them, and no secrets. */
export async function exportMyData(
  actor: SignedInActor,
): Promise<{ body: string; contentType: string; filename: string }> {
  const now = new Date()
  return {
    body: JSON.stringify(await collect(actor, now), null, 2),
    contentType: 'application/json; charset=utf-8',
    filename: `mindelund-mine-data-${danishDay(now)}.json`,
  }
}

type Holding = (typeof registry)[number]
type AboutOf<H> = H extends { about: (...args: never) => Promise<infer About> } ? About : never
/** The parts of all concepts; a name may be in several. */
type Part = AboutOf<Holding>

/** Sequentially: a person with many pages must not occupy every connection. */
async function collect(actor: SignedInActor, madeAt: Date) {
  const parts: Record<string, unknown> = {}
  for (const { about } of everyPersonalData) if (about) mergeInto(parts, await about(db, actor))
  return { format: 'mindelund-mine-data', version: formatVersion, site: env.SITE_URL, madeAt, ...parts }
}

/** Merges lists and objects of the same name. */
function mergeInto(parts: Record<string, unknown>, part: object): void {
  for (const [name, value] of Object.entries(part)) {
    const before = parts[name]
    if (Array.isArray(before) && Array.isArray(value)) parts[name] = [...before, ...value]
    else parts[name] = isObject(before) && isObject(value) ? { ...before, ...value } : value
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field name in the file, at any depth, except those inside JSON columns. */
export type DataKey = KeysOf<Awaited<ReturnType<typeof collect>>> | KeysOf<Part>

type KeysOf<T> = T extends Date
  ? never
  : T extends readonly (infer Item)[]
    ? KeysOf<Item>
    : T extends object
      ? string extends keyof T
        ? never
        : { [Key in keyof T & string]: Key | KeysOf<T[Key]> }[keyof T & string]
      : never
