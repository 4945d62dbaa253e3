import 'server-only'
import { canSeeExport } from '@/lib/domain/exports/policy'
import type { ExportStatus } from '@/lib/domain/exports/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, resellerOf } from '@/lib/shared/actor'

/** An export. Throws NOT_FOUND when there is none, or when it is another reseller's. */
export async function getExportSubject(
  actor: Actor,
  id: string,
): Promise<{ id: string; status: ExportStatus; resellerId: string | null }> {
  const row = await db.artworkExport.findUnique({ where: { id }, select: { id: true, status: true, resellerId: true } })
  if (!row || (resellerOf(actor) && !canSeeExport(actor, row))) throw new DomainError('NOT_FOUND')
  return row
}
