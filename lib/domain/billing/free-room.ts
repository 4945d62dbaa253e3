import 'server-only'
import { BillingError } from '@/lib/domain/billing/errors'
import { readPagePlans } from '@/lib/domain/billing/page-plan'
import { type FreeUse, freeRoom } from '@/lib/domain/billing/plans'
import { isShopOpen } from '@/lib/domain/billing/prices'
import type { Database, Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import { formatBytes } from '@/lib/shared/measures'

/**
 * What an account uses of `freeRoom`: the pages it owns without a code and without a plan, and the bytes of their
 * media, of uploads on the way to them, of their programmes, and of files of trees that no other page shows. Versions and variants follow
 * their originals and are not counted.
 */
export async function readFreeUse(database: Database, userId: string): Promise<FreeUse> {
  const ids = await listFreePages(database, userId)
  return { pages: ids.length, bytes: await sumBytes(database, ids) }
}

/**
 * Locks an account until the transaction ends, so that what it does at once is counted one after the other. Before its
 * pages and codes, as everywhere.
 */
export async function lockFreeRoom(tx: Transaction, userId: string): Promise<void> {
  await lockRow(tx, 'User', userId, 'no-key-update')
}

/** The same for the owner of a page. */
export async function lockFreeRoomOf(tx: Transaction, memorialId: string): Promise<void> {
  const ownerId = await findOwner(tx, memorialId)
  if (ownerId) await lockFreeRoom(tx, ownerId)
}

/** Throws FREE_PAGES unless one more page without a code fits. Reliable only under `lockFreeRoom`. */
export async function assertRoomForPage(tx: Transaction, userId: string): Promise<void> {
  const { length: count } = await listFreePages(tx, userId)
  if (count >= freeRoom.pages) throw new BillingError('FREE_PAGES', { count, limit: freeRoom.pages, ways: waysOut() })
}

/** A file for a page, in bytes, and the account that brings it. */
type NewFile = { memorialId: string; userId: string; bytes: number }

/**
 * Throws FREE_BYTES, or to others than the owner FREE_BYTES_OF_OWNER, unless the file fits. A page with a code, a plan
 * or no owner has no such limit. Reliable only under `lockFreeRoomOf`.
 */
export async function assertRoomForBytes(database: Database, file: NewFile): Promise<void> {
  const lack = await findLackOfBytes(database, file)
  if (lack) throw lack
}

/** What `assertRoomForBytes` would throw, or null. */
export async function findLackOfBytes(database: Database, file: NewFile): Promise<BillingError | null> {
  const ownerId = await findOwner(database, file.memorialId)
  const ids = ownerId ? await listFreePages(database, ownerId) : []
  if (!ids.includes(file.memorialId)) return null
  const used = await sumBytes(database, ids)
  if (used + file.bytes <= freeRoom.bytes) return null
  const figures = { bytes: formatBytes(file.bytes), limit: formatBytes(freeRoom.bytes) }
  if (ownerId !== file.userId) return new BillingError('FREE_BYTES_OF_OWNER', figures)
  return new BillingError('FREE_BYTES', { ...figures, used: formatBytes(used), ways: waysOut() })
}

/** A plan only where one can be had. */
function waysOut(): string {
  const always = 'slet en kladde, du ikke skal bruge'
  return isShopOpen()
    ? `${always}, knyt en QR-kode til en af siderne, eller vælg Premium til den under Sidernes planer i menuen`
    : `${always}, eller knyt en QR-kode til en af siderne`
}

async function findOwner(database: Database, memorialId: string): Promise<string | null> {
  const where = { memorialId, role: 'owner' as const }
  return (await database.memorialMember.findFirst({ where, select: { userId: true } }))?.userId ?? null
}

async function listFreePages(database: Database, userId: string): Promise<string[]> {
  const rows = await database.memorial.findMany({
    where: { members: { some: { userId, role: 'owner' } }, qrLinks: { none: {} } },
    select: { id: true },
  })
  const plans = await readPagePlans(
    database,
    rows.map(({ id }) => id),
  )
  // A plan that is paid and begins later is one.
  return [...plans].flatMap(([id, { plan, state }]) => (plan === 'basis' && state !== 'waiting' ? [id] : []))
}

async function sumBytes(database: Database, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const [sum] = await database.$queryRaw<Array<{ bytes: number }>>`
    SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM (
      SELECT bytes FROM "Media" WHERE "memorialId" = ANY(${ids}::uuid[])
      UNION ALL SELECT bytes FROM "Upload" WHERE "memorialId" = ANY(${ids}::uuid[]) AND "expiresAt" > now()
      UNION ALL SELECT "programmeBytes" FROM "Memorial" WHERE id = ANY(${ids}::uuid[])
      UNION ALL SELECT bytes FROM "TreeMedia"
        WHERE "treeId" IN (SELECT "treeId" FROM "TreePage" WHERE "memorialId" = ANY(${ids}::uuid[]))
          AND "treeId" NOT IN (
            SELECT other."treeId" FROM "TreePage" shown JOIN "TreePage" other ON other."treeId" = shown."treeId"
            WHERE shown."memorialId" = ANY(${ids}::uuid[]) AND other."memorialId" <> ALL(${ids}::uuid[])
          )
    ) files`
  return sum?.bytes ?? 0
}
