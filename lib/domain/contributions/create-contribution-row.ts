import 'server-only'
import { burnsUntil, countingDay } from '@/lib/domain/contributions/candle-days'
import { type ContributionRow, contributionColumns } from '@/lib/domain/contributions/contribution-view'
import { countApproved } from '@/lib/domain/contributions/count-approved'
import type { Prisma, Transaction } from '@/lib/server/db'

type Columns = Omit<Prisma.ContributionUncheckedCreateInput, 'id' | 'burnsUntil' | 'createdAt'>
export type NewContribution = Columns & { createdAt?: Date }

/** Writes a post and counts it if it is approved. A candle burns from `createdAt` (default: now). */
export async function createContributionRow(tx: Transaction, post: NewContribution): Promise<ContributionRow> {
  const createdAt = post.createdAt ?? new Date()
  const row = await tx.contribution.create({
    data: { ...post, createdAt, burnsUntil: post.kind === 'candle' ? burnsUntil(createdAt) : null },
    select: contributionColumns,
  })
  if (row.status === 'approved') await countApproved(tx, post.memorialId, row.kind, countingDay(row), 1)
  return row
}
