import 'server-only'
import { lockContributions, recount } from '@/lib/domain/contributions/change-status'
import { memorialPaths } from '@/lib/domain/memorials/memorial-paths'
import type { RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Takes a post down, whatever the family decided, and out of the counts. Throws NOT_FOUND or ALREADY_HIDDEN. */
export async function hidePost(context: RunContext, id: string, reason: string): Promise<void> {
  const { tx } = context
  const [row] = await lockContributions(tx, [id])
  if (!row) throw new DomainError('NOT_FOUND')
  if (row.status === 'hidden') throw new DomainError('ALREADY_HIDDEN')
  await tx.contribution.update({
    where: { id },
    data: { status: 'hidden', hiddenAt: new Date(), hiddenReason: reason, hiddenFrom: row.status },
  })
  if (row.status !== 'approved') return
  await recount(tx, row.memorialId, [row], [])
  context.refreshPages(await memorialPaths(tx, row.memorialId))
}

/** Gives a post back the status that it had. A candle's days go on meanwhile. Throws NOT_FOUND or NOT_HIDDEN. */
export async function bringBackPost(context: RunContext, id: string): Promise<void> {
  const { tx } = context
  const [row] = await lockContributions(tx, [id])
  if (!row) throw new DomainError('NOT_FOUND')
  if (row.status !== 'hidden') throw new DomainError('NOT_HIDDEN')
  const { hiddenFrom } = await tx.contribution.findUniqueOrThrow({ where: { id }, select: { hiddenFrom: true } })
  const status = hiddenFrom ?? 'pending'
  await tx.contribution.update({
    where: { id },
    data: { status, hiddenAt: null, hiddenReason: null, hiddenFrom: null },
  })
  if (status !== 'approved') return
  await recount(tx, row.memorialId, [], [row])
  context.refreshPages(await memorialPaths(tx, row.memorialId))
}
