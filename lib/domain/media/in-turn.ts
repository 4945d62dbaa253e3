import 'server-only'
import type { Transaction } from '@/lib/server/db'

/** Pages take turns: what waits behind a page's earlier ones lets the first of other pages pass. */
export async function inTurn(tx: Transaction, memorialId: string): Promise<{ priority: number }> {
  const where = { memorialId, status: 'processing', processingSince: { not: null } } as const
  return { priority: 1 - (await tx.media.count({ where })) }
}
