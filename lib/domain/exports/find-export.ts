import 'server-only'
import { canOrderExports, canSeeExport } from '@/lib/domain/exports/policy'
import type { ExportStatus } from '@/lib/domain/exports/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/**
 * An export as this actor may see it. Throws NOT_FOUND, and FORBIDDEN for those who order no drawings: they learn nothing
 * of which there are.
 */
export async function getExportSubject(
  actor: Actor,
  id: string,
): Promise<{ id: string; status: ExportStatus; resellerId: string | null }> {
  if (!canOrderExports(actor)) throw new DomainError('FORBIDDEN')
  const row = await db.artworkExport.findUnique({ where: { id }, select: { id: true, status: true, resellerId: true } })
  if (!row || !canSeeExport(actor, row)) throw new DomainError('NOT_FOUND')
  return row
}
