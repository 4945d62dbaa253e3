import 'server-only'
import { signedIn } from '@/lib/domain/accounts/signed-in'
import { exportMembers } from '@/lib/domain/members/export-members'
import { exportAccount } from '@/lib/domain/privacy/export-account'
import { exportMemorials } from '@/lib/domain/privacy/export-memorials'
import { exportMessages } from '@/lib/domain/privacy/export-messages'
import { exportPosts } from '@/lib/domain/privacy/export-posts'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { spend } from '@/lib/server/rate-limit'
import type { Actor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'

/** Raised when a part changes its name or meaning; parts that are added leave it as it is (docs/decisions/019). */
const formatVersion = 1

/**
 * Everything the house knows about the account's own person, as one JSON file to keep: never what others have hidden,
 * and nothing that opens anything. Ten times an hour. Throws UNAUTHENTICATED or TOO_MANY_REQUESTS.
 */
export async function exportMyData(actor: Actor): Promise<{ body: string; contentType: string; filename: string }> {
  const { userId } = signedIn(actor)
  await spend([{ name: 'export-data', key: userId, points: 10, seconds: 3600 }])
  const now = new Date()
  return {
    body: JSON.stringify(await collect(actor, userId, now), null, 2),
    contentType: 'application/json; charset=utf-8',
    filename: `mindelund-mine-data-${danishDay(now)}.json`,
  }
}

/** One after another: somebody with many pages must not take every connection of the house. */
async function collect(actor: Actor, userId: string, madeAt: Date) {
  return {
    format: 'mindelund-mine-data',
    version: formatVersion,
    site: env.SITE_URL,
    madeAt,
    ...(await exportAccount(db, userId)),
    ...(await exportMemorials(db, userId)),
    ...(await exportMembers(db, userId)),
    ...(await exportPosts(db, actor, userId)),
    ...(await exportMessages(db, userId)),
  }
}

/** Every name of a field in the file, however deep; of what a column holds as JSON, none. */
export type DataKey = KeysOf<Awaited<ReturnType<typeof collect>>>

type KeysOf<T> = T extends Date
  ? never
  : T extends readonly (infer Item)[]
    ? KeysOf<Item>
    : T extends object
      ? string extends keyof T
        ? never
        : { [Key in keyof T & string]: Key | KeysOf<T[Key]> }[keyof T & string]
      : never
