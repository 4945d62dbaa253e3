import 'server-only'
import { type ChainCheckView, chainCheck } from '@/lib/domain/audit/chain-check'
import { db } from '@/lib/server/db'

/** The newest check of the chain; null when there was none. Its entry is in the log, and so in the chain itself. */
export async function findLastCheck(): Promise<ChainCheckView | null> {
  const entry = await db.auditEntry.findFirst({
    where: { command: 'audit.check-chain' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, detail: true },
  })
  const parsed = chainCheck.safeParse(entry?.detail)
  return entry && parsed.success ? { ...parsed.data, at: entry.at.toISOString() } : null
}
