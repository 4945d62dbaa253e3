import 'server-only'
import { readPlace, stoneFolder, takeFrom, tree } from '@/lib/domain/published-pages/tree'
import { db, mayWait, type Transaction } from '@/lib/server/db'
import { lockRow } from '@/lib/server/lock-rows'
import { log } from '@/lib/server/log'

/**
 * Takes every copy from where it must not stand any more: its page was closed, hidden, deleted or renamed, or a code leads
 * elsewhere. A trigger has marked them in the transaction that did it. Called before whoever did it gets an answer; one
 * that cannot be taken away is logged and stays marked, for the next call and for the console.
 */
export async function takeAwayClosed(): Promise<void> {
  const leaving = await db.publishedPage.findMany({ where: { isLeaving: true }, select: { memorialId: true } })
  for (const { memorialId } of leaving) {
    try {
      await alone(memorialId, (tx) => takeAway(tx, memorialId))
    } catch (error) {
      log.error({ err: error, memorialId }, 'taking a published page away')
    }
  }
}

/** A large page's copy in a slow bucket takes its time. */
const timeoutMs = 60_000

/**
 * Runs `act` while no other process puts this page's copy anywhere or takes it away. What changes the page waits at its
 * commit (`bump_page`).
 */
export function alone<T>(memorialId: string, act: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.$transaction(
    async (tx) => {
      await mayWait(tx, timeoutMs)
      await lockCopy(tx, memorialId)
      return act(tx)
    },
    { maxWait: 20_000, timeout: timeoutMs },
  )
}

/** Locks the page's version, which its changes move, and the row of its copy, which is all there is of a deleted page. */
export async function lockCopy(tx: Transaction, memorialId: string): Promise<void> {
  await tx.$executeRaw`SELECT lock_page_version(${memorialId}::uuid)`
  await lockRow(tx, 'PublishedPage', memorialId)
}

/** Where the copy of a page must stand now, as `PublishedPage.places` has it; empty for a page that is not published. */
export async function findPlaces(tx: Transaction, memorialId: string): Promise<string[]> {
  const [row] = await tx.$queryRaw<Array<{ places: string[] }>>`SELECT published_places(${memorialId}::uuid) AS places`
  return row?.places ?? []
}

/** What is left of the copy is older than its page by now, and is made anew soon. */
async function takeAway(tx: Transaction, memorialId: string): Promise<void> {
  const row = await tx.publishedPage.findUnique({ where: { memorialId } })
  if (!row) return
  const wanted = new Set(await findPlaces(tx, memorialId))
  const places = row.places.filter((entry) => wanted.has(entry))
  for (const entry of row.places) {
    if (wanted.has(entry)) continue
    const place = readPlace(entry)
    await takeFrom(memorialId, place)
    const stone = stoneFolder(place)
    if (stone) await tree.removeFolder(`${row.folder}/${stone}`)
  }
  if (places.length > 0) {
    await tx.publishedPage.update({ where: { memorialId }, data: { places, version: '', isLeaving: false } })
  } else {
    await tree.removeFolder(`pages/${memorialId}`)
    await tx.publishedPage.delete({ where: { memorialId } })
  }
}
