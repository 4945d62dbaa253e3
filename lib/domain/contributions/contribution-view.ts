import 'server-only'
import { isBurning } from '@/lib/domain/contributions/candle-days'
import { statusTexts } from '@/lib/domain/contributions/copy'
import { isOwnContribution } from '@/lib/domain/contributions/policy'
import type { ContributionView } from '@/lib/domain/contributions/views'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import type { Prisma } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'

/** The `select` for `contributionView`. */
export const contributionColumns = {
  id: true,
  kind: true,
  status: true,
  hiddenReason: true,
  authorName: true,
  relation: true,
  title: true,
  message: true,
  year: true,
  burnsUntil: true,
  createdAt: true,
  userId: true,
  contributorHash: true,
  // Pictures that the operator hid are left out.
  pictures: { where: { status: 'ready' }, select: pictureColumns, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.ContributionSelect

export type ContributionRow = Prisma.ContributionGetPayload<{ select: typeof contributionColumns }>

/** A contribution as this actor sees it, without its author's account or device. */
export function contributionView(row: ContributionRow, actor: Actor): ContributionView {
  return {
    id: row.id,
    kind: row.kind,
    authorName: row.authorName,
    relation: row.relation,
    title: row.title,
    message: row.message,
    year: row.year,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    statusText: statusTexts[row.status],
    own: isOwnContribution(actor, row),
    burning: row.kind === 'candle' && isBurning(row.burnsUntil),
    pictures: row.pictures.map(pictureView),
    ...(row.hiddenReason === null ? {} : { hiddenReason: row.hiddenReason }),
  }
}
