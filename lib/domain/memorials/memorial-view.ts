import 'server-only'
import type { MemorialView } from '@/lib/domain/memorials/schema'
import type { Prisma } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'

/** The columns that `memorialView` reads. */
export const memorialViewColumns = {
  id: true,
  slug: true,
  firstName: true,
  middleName: true,
  lastName: true,
  state: true,
  visibility: true,
  hiddenAt: true,
  hiddenReason: true,
  revision: true,
  creationStep: true,
} satisfies Prisma.MemorialSelect

type Row = Prisma.MemorialGetPayload<{ select: typeof memorialViewColumns }>

export function memorialView(row: Row): MemorialView {
  return {
    id: row.id,
    slug: row.slug,
    fullName: fullName(row),
    state: row.state,
    visibility: row.visibility,
    hiddenReason: row.hiddenAt ? (row.hiddenReason ?? '') : null,
    revision: row.revision,
    creationStep: row.creationStep,
  }
}
