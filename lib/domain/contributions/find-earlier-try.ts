import 'server-only'
import { contributionColumns, contributionView } from '@/lib/domain/contributions/contribution-view'
import { deviceHash } from '@/lib/domain/contributions/device-hash'
import { isOwnContribution } from '@/lib/domain/contributions/policy'
import type { ContributionView } from '@/lib/domain/contributions/views'
import type { RunContext } from '@/lib/server/command'

/**
 * The post that came with this key before, as its writer sees it; null when this is the first try. Of two tries at once
 * the second waits here until the first is written. Whoever knows the key wrote the post: the answer to the first try,
 * with the device's secret in it, may have been lost, so the post is given to the secret that this answer carries.
 */
export async function findEarlierTry(
  context: RunContext,
  memorialId: string,
  key: string,
): Promise<ContributionView | null> {
  const { tx, actor } = context
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${memorialId} ${key.toLowerCase()}`}, 0))`
  const row = await tx.contribution.findUnique({
    where: { memorialId_idempotencyKey: { memorialId, idempotencyKey: key } },
    select: contributionColumns,
  })
  if (!row) return null
  context.about({ type: 'contribution', id: row.id, detail: { memorial: memorialId, again: true } })
  if (!row.userId && !isOwnContribution(actor, row)) {
    await tx.contribution.update({ where: { id: row.id }, data: { contributorHash: deviceHash(context) } })
  }
  return { ...contributionView(row, actor), own: true }
}
