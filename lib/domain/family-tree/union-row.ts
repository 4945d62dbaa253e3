import 'server-only'
import { partnersOf } from '@/lib/domain/family-tree/partners'
import type { UnionView } from '@/lib/domain/family-tree/schema'
import type { Prisma } from '@/lib/server/db'

/** The columns of a couple with its children, in order. */
export const unionColumns = {
  id: true,
  partnerAId: true,
  partnerBId: true,
  aPosition: true,
  bPosition: true,
  kind: true,
  ended: true,
  children: {
    orderBy: [{ position: 'asc' }, { childId: 'asc' }],
    select: { childId: true, kind: true, twinGroup: true },
  },
} satisfies Prisma.TreeUnionSelect

export type UnionRow = Prisma.TreeUnionGetPayload<{ select: typeof unionColumns }>

/**
 * A couple as a viewer may see it. Where a partner is masked, it is only known that they belong together, and that the
 * children are theirs; of a masked child only that it is theirs. Who is a twin of masked ones alone is not said to be one:
 * their day of birth would be the same.
 */
export function unionView(
  row: UnionRow,
  { shows, isMasked }: { shows: (id: string) => boolean; isMasked: (id: string) => boolean },
): UnionView {
  const partners = partnersOf(row)
  const hidesCouple = partners.some(isMasked)
  const shown = row.children.filter(({ childId }) => !isMasked(childId))
  const hasTwin = (group: number | null) => shown.filter(({ twinGroup }) => twinGroup === group).length > 1
  return {
    id: row.id,
    kind: hidesCouple ? 'unknown' : row.kind,
    ended: hidesCouple ? null : row.ended,
    partnerIds: partners.filter(shows),
    children: row.children
      .filter(({ childId }) => shows(childId))
      .map(({ childId, kind, twinGroup }) => ({
        id: childId,
        kind: hidesCouple || isMasked(childId) ? 'unknown' : kind,
        twinGroup: !isMasked(childId) && hasTwin(twinGroup) ? twinGroup : null,
      })),
  }
}
