import 'server-only'
import { bringBackPost, hidePost } from '@/lib/domain/contributions/change-status'
import { bringBackFile, hideFile } from '@/lib/domain/media/hide-file'
import { bringBackPage, hidePage } from '@/lib/domain/memorials/hide-page'
import { type LoadedTarget, loadTarget, type TargetIds } from '@/lib/domain/reports/load-target'
import { tellOfHiding, tellOfReturn } from '@/lib/domain/reports/notify-parties'
import type { ReportGround } from '@/lib/domain/reports/schema'
import type { RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

type Words = { caseId: string; ground: ReportGround; reasons: string; isReported: boolean }

/** Hides a page, a post or a file and mails those concerned. Throws NOT_FOUND, ALREADY_HIDDEN or MEDIA_NOT_READY. */
export async function takeDown(context: RunContext, ids: TargetIds, words: Words): Promise<void> {
  const target = await getTarget(context, ids)
  if ('contributionId' in ids) await hidePost(context, ids.contributionId, words.reasons)
  else if ('mediaId' in ids) await hideFile(context, ids.mediaId, words.reasons)
  else await hidePage(context, ids.memorialId, words.reasons)
  await tellOfHiding(context, target, words)
}

/** Shows it again and mails them. Throws NOT_FOUND or NOT_HIDDEN. */
export async function bringBack(context: RunContext, ids: TargetIds, reasons: string): Promise<void> {
  const target = await getTarget(context, ids)
  if ('contributionId' in ids) await bringBackPost(context, ids.contributionId)
  else if ('mediaId' in ids) await bringBackFile(context, ids.mediaId)
  else await bringBackPage(context, ids.memorialId)
  await tellOfReturn(context, target, reasons)
}

async function getTarget({ tx }: RunContext, ids: TargetIds): Promise<LoadedTarget> {
  const target = await loadTarget(ids, tx)
  if (!target) throw new DomainError('NOT_FOUND')
  return target
}

/** What a report's row refers to, narrowest first; null if deleted or only described. */
export function idsOf(row: {
  memorialId: string | null
  contributionId: string | null
  mediaId: string | null
}): TargetIds | null {
  if (row.contributionId) return { contributionId: row.contributionId }
  if (row.mediaId) return { mediaId: row.mediaId }
  return row.memorialId ? { memorialId: row.memorialId } : null
}
