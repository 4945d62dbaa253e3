import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { numberedSlug, slugify } from '@/lib/shared/slug'

const slugLock = 7_203_001

/** Slugs are handed out one at a time, until the end of the transaction: two pages never reach for the same one. */
async function lockSlugs(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${slugLock})`
}

/**
 * The first free slug for a name: 'karen-holm', 'karen-holm-2' … among all that any page ever had. `memorialId` may
 * take back one of its own. It is free until the transaction ends; write it to Memorial and MemorialSlug.
 */
export async function nextFreeSlug(tx: Transaction, name: string, memorialId?: string): Promise<string> {
  await lockSlugs(tx)
  const base = slugify(name)
  for (let from = 1, count = 20; ; from += count, count *= 10) {
    const candidates = Array.from({ length: count }, (_, index) =>
      from + index === 1 ? base : numberedSlug(base, from + index),
    )
    const rows = await tx.memorialSlug.findMany({
      where: { slug: { in: candidates }, ...(memorialId ? { memorialId: { not: memorialId } } : {}) },
      select: { slug: true },
    })
    const taken = new Set(rows.map(({ slug }) => slug))
    const free = candidates.find((slug) => !taken.has(slug))
    if (free) return free
  }
}

/** Whether the page may take exactly this slug: no other page has it or ever had it. Holds until the transaction ends. */
export async function isSlugFree(tx: Transaction, slug: string, memorialId: string): Promise<boolean> {
  await lockSlugs(tx)
  const row = await tx.memorialSlug.findUnique({ where: { slug }, select: { memorialId: true } })
  return row === null || row.memorialId === memorialId
}

/** Makes `slug` the page's address; the ones before it stay as aliases. */
export async function keepSlug(tx: Transaction, slug: string, memorialId: string): Promise<void> {
  await tx.memorialSlug.upsert({ where: { slug }, create: { slug, memorialId }, update: {} })
}
