import 'server-only'
import { canOrderExports, canSeeExport } from '@/lib/domain/exports/policy'
import type { ExportStatus } from '@/lib/domain/exports/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

/** Whoever orders no drawings learns nothing of which there are. Throws UNAUTHENTICATED or FORBIDDEN. */
export function assertOrders(actor: Actor): void {
  if (canOrderExports(actor)) return
  throw new DomainError(isSignedIn(actor) ? 'FORBIDDEN' : 'UNAUTHENTICATED')
}

/** An export as this actor may see it. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
export async function getExportSubject(
  actor: Actor,
  id: string,
): Promise<{ id: string; status: ExportStatus; resellerId: string | null }> {
  assertOrders(actor)
  const row = await db.artworkExport.findUnique({ where: { id }, select: { id: true, status: true, resellerId: true } })
  if (!row || !canSeeExport(actor, row)) throw new DomainError('NOT_FOUND')
  return row
}
