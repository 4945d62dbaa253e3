import 'server-only'
import { wayToPlan } from '@/lib/domain/billing/copy'
import { hasTheme } from '@/lib/domain/billing/entitlements'
import { BillingError } from '@/lib/domain/billing/errors'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import type { Theme } from '@/lib/domain/memorials/schema'
import type { Transaction } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'
import { numberedSlug, slugify } from '@/lib/shared/slug'

/** Throws PLAN_THEME when the page's plan does not have the theme. Only for a change: a page keeps the one it has. */
export async function assertThemeInPlan(tx: Transaction, memorialId: string, theme: Theme): Promise<void> {
  const room = await readEntitlements(tx, memorialId)
  if (!hasTheme(room, theme)) throw new BillingError('PLAN_THEME', { way: wayToPlan(room.coming) }).at('theme')
}

type Named = Parameters<typeof fullName>[0]

/**
 * Throws PLAN_ADDRESS when the page's plan has no address of the family's own choice. Open to all: an address made from
 * the name, and one that the page had before.
 */
export async function assertAddressInPlan(tx: Transaction, slug: string, page: Named & { id: string }): Promise<void> {
  if (isMadeFrom(slug, page)) return
  const { ownAddress, coming } = await readEntitlements(tx, page.id)
  if (ownAddress) return
  const own = await tx.memorialSlug.findUnique({ where: { slug }, select: { memorialId: true } })
  if (own?.memorialId !== page.id) throw new BillingError('PLAN_ADDRESS', { way: wayToPlan(coming) }).at('slug')
}

/** Whether an address was made from the name, not chosen. */
export function isMadeFrom(slug: string, named: Named): boolean {
  const base = slugify(fullName(named))
  const number = Number(/-(\d+)$/.exec(slug)?.[1])
  return slug === base || (number > 1 && slug === numberedSlug(base, number))
}
