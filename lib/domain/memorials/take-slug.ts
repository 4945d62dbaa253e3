import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { numberedSlug, slugify } from '@/lib/shared/slug'

const slugLock = 7_203_001

/** Serialises the assignment of slugs until the transaction ends. */
async function lockSlugs(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${slugLock})`
}

/**
 * The first slug for a name that no page has or had: 'karen-holm', 'karen-holm-2' … Slugs that `memorialId` had count
 * as free. Reserved until the transaction ends; the caller writes it to Memorial and MemorialSlug.
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

/** Whether no other page has or had this slug. Reserved until the transaction ends. */
export async function isSlugFree(tx: Transaction, slug: string, memorialId: string): Promise<boolean> {
  await lockSlugs(tx)
  const row = await tx.memorialSlug.findUnique({ where: { slug }, select: { memorialId: true } })
  return row === null || row.memorialId === memorialId
}

/** Records `slug` as an address of the page; its earlier ones stay as aliases. */
export async function keepSlug(tx: Transaction, slug: string, memorialId: string): Promise<void> {
  await tx.memorialSlug.upsert({ where: { slug }, create: { slug, memorialId }, update: {} })
}
