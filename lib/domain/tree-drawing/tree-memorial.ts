import 'server-only'
import type { TreeMemorial } from '@/lib/domain/tree-drawing/drawing-views'
import { db } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'

/** The page that a tree is seen from, with its name. Checks no access. */
export async function readTreeMemorial({ id, slug }: { id: string; slug: string }): Promise<TreeMemorial> {
  const names = { firstName: true, middleName: true, lastName: true } as const
  return { id, slug, name: fullName(await db.memorial.findUniqueOrThrow({ where: { id }, select: names })) }
}
