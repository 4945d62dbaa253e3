import 'server-only'
import { deskStateText, visibilityNames } from '@/lib/domain/memorials/copy'
import type { PageSummary } from '@/lib/domain/page-desk/schema'
import type { Prisma } from '@/lib/server/db'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'

export const summaryColumns = {
  id: true,
  slug: true,
  state: true,
  visibility: true,
  hiddenAt: true,
  createdAt: true,
  firstName: true,
  middleName: true,
  lastName: true,
  members: { where: { role: 'owner' }, select: { user: { select: { id: true, fullName: true } } } },
} satisfies Prisma.MemorialSelect

export function pageSummary(row: Prisma.MemorialGetPayload<{ select: typeof summaryColumns }>): PageSummary {
  const { id, slug, visibility, createdAt, members } = row
  return {
    id,
    slug,
    name: fullName(row),
    stateText: deskStateText(row),
    visibilityText: visibilityNames[visibility],
    owner: members[0]?.user ?? null,
    createdAt: createdAt.toISOString(),
  }
}

export const pageColumns: ReadonlyArray<CsvColumn<PageSummary>> = [
  ['Mindeside', ({ name }) => name],
  ['Adresse', ({ slug }) => slug],
  ['Ejer', ({ owner }) => owner?.fullName],
  ['Status', ({ stateText }) => stateText],
  ['Kan ses af', ({ visibilityText }) => visibilityText],
  ['Lavet', ({ createdAt }) => danishDay(new Date(createdAt))],
]
