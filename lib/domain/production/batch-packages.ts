import 'server-only'
import { requireWorkshop } from '@/lib/domain/production/batch-row'
import type { BatchPackage } from '@/lib/domain/production/views'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'

const packagesOffered = 200

/**
 * The newest packages that a batch can be made of, and the one by the number `wanted` however old it is; with what each is
 * meant for. Throws UNAUTHENTICATED or FORBIDDEN.
 */
export async function listBatchPackages(actor: Actor, wanted: string): Promise<BatchPackage[]> {
  requireWorkshop(actor)
  const select = { number: true, name: true, material: true, symbolMm: true } as const
  const newest = await db.qrPackage.findMany({
    where: { state: 'ready' },
    orderBy: { id: 'desc' },
    take: packagesOffered,
    select,
  })
  const number = /^\d{1,9}$/.test(wanted) ? Number(wanted) : null
  if (number === null || newest.some((each) => each.number === number)) return newest
  const older = await db.qrPackage.findUnique({ where: { number, state: 'ready' }, select })
  return older ? [older, ...newest] : newest
}
