import 'server-only'
import { z } from 'zod'
import { getContributionSubject } from '@/lib/domain/contributions/contribution-rows'
import { seesLiving } from '@/lib/domain/family-tree/policy'
import { canSeePicture } from '@/lib/domain/media/policy'
import { findServedMedia } from '@/lib/domain/media/serving/served-media'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { pictureColumns, variantAddress } from '@/lib/domain/pictures/picture-view'
import { getComplaint } from '@/lib/domain/reports/complaints'
import { whatText } from '@/lib/domain/reports/copy'
import { closingOf, lockedColumns, possibleDecisions } from '@/lib/domain/reports/decisions'
import { idsOf, type LoadedTarget, loadTarget, type TargetIds } from '@/lib/domain/reports/load-target'
import { type ComplaintView, type ReportView, type Snapshot, snapshotSchema } from '@/lib/domain/reports/schema'
import { canHandleCases } from '@/lib/domain/support/policy'
import { caseNumberInput } from '@/lib/domain/support/schema'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead, orNull } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { boundedText } from '@/lib/shared/input/typed-text'

const thumbnailWidth = 320

/** The report of a case as administrators see it; null for a case that is not a report. */
export const findReport = defineRead({
  name: 'reports.find-report',
  session: 'required',
  input: caseNumberInput,
  authorize: canHandleCases,
  run: (actor, { number }) => readReport(actor, number),
})

async function readReport(actor: Actor, number: number): Promise<ReportView | null> {
  const row = await db.report.findFirst({
    where: { case: { number } },
    select: { ...lockedColumns, ground: true, reasons: true, decidedAt: true },
  })
  if (!row) return null
  const ids = idsOf(row)
  const target = ids && (await loadTarget(ids))
  const snapshot = snapshotSchema.safeParse(row.snapshot).data ?? null
  const { decision, ground, reasons, decidedAt, complaintOf } = row
  const files = [...(snapshot?.pictureIds ?? []), ...(target?.snapshot.pictureIds ?? [])]
  return {
    kind: row.kind,
    snapshot,
    now: target && {
      snapshot: target.snapshot,
      isHidden: target.isHidden,
      isPageHidden: target.isPageHidden,
      isChanged: JSON.stringify(snapshotSchema.parse(target.snapshot)) !== JSON.stringify(snapshot),
    },
    pictures: await listPictures(files),
    clips: await listClips(files),
    concerned: target?.concerned ?? [],
    possible: decision ? [] : await possibleDecisions(row, db),
    complaintOf: complaintOf && {
      number: complaintOf.number,
      isMine: complaintOf.report?.decidedById === userIdOf(actor),
    },
    closing: closingOf(row),
    decided: decision && decidedAt ? { decision, ground, reasons: reasons ?? '', at: decidedAt.toISOString() } : null,
  }
}

async function listPictures(ids: Snapshot['pictureIds']): Promise<string[]> {
  const rows = await db.media.findMany({ where: { id: { in: [...new Set(ids)] } }, select: pictureColumns })
  return rows.filter(({ widths }) => widths.length > 0).map((row) => variantAddress(row, thumbnailWidth))
}

async function listClips(ids: Snapshot['pictureIds']): Promise<ReportView['clips']> {
  const rows = await db.media.findMany({
    where: { id: { in: [...new Set(ids)] }, kind: { in: ['video', 'recording'] }, status: { in: ['ready', 'hidden'] } },
    orderBy: { id: 'asc' },
    select: { id: true, kind: true },
  })
  return rows.map(({ id, kind }) => ({ src: `/media/${id}/file`, kind: kind === 'video' ? 'video' : 'recording' }))
}

/** The decision behind a complaint link, or why the link cannot be used. */
export const findComplaint = defineRead({
  name: 'reports.find-complaint',
  session: 'optional',
  input: z.object({ token: boundedText(100) }),
  // The secret in the link is the key.
  authorize: anyone,
  run: (_, { token }) => openComplaint(token),
})

async function openComplaint(token: string): Promise<ComplaintView | { message: string }> {
  try {
    const { number, decision, report, target } = await getComplaint(token)
    return { number, decision, reasons: report.reasons ?? '', what: target && whatText(target.snapshot) }
  } catch (error) {
    if (error instanceof DomainError) return { message: error.sentence }
    throw error
  }
}

/**
 * The page, post or file with this id, or the person of a tree, if the caller may see it, else null. Of a masked person
 * one sees the place in the tree.
 */
export const findTarget = defineRead({
  name: 'reports.find-target',
  session: 'optional',
  input: z.object({ id: boundedText(100) }),
  authorize: anyone,
  run: (actor, { id }) => readTarget(actor, id),
})

async function readTarget(actor: Actor, id: string): Promise<(LoadedTarget & { id: string }) | null> {
  if (!z.uuid().safeParse(id).success) return null
  const seen = await seenBy(actor, id)
  const target = seen && (await loadTarget(seen.ids, db, seen))
  return target && { ...target, id }
}

type Seen = { ids: TargetIds; seesLiving?: boolean }

async function seenBy(actor: Actor, id: string): Promise<Seen | null> {
  try {
    const [post, file, person] = await Promise.all([
      db.contribution.findUnique({ where: { id }, select: { id: true } }),
      findServedMedia(id, 0),
      db.treePerson.findUnique({ where: { id }, select: { treeId: true } }),
    ])
    if (post) return { ids: { contributionId: (await getContributionSubject(actor, id)).id } }
    if (person) return await seenInTree(actor, person.treeId, id)
    if (!file) return { ids: { memorialId: (await getMemorialSubject(actor, id)).id } }
    const memorial = await getMemorialSubject(actor, file.memorial.id)
    return file.isReady && canSeePicture(actor, memorial, file) ? { ids: { mediaId: id } } : null
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** A person of a tree, from the first of its pages that the caller sees. Who decides on reports sees who it is. */
async function seenInTree(actor: Actor, treeId: string, treePersonId: string): Promise<Seen | null> {
  const pages = await db.treePage.findMany({
    where: { treeId },
    orderBy: { createdAt: 'asc' },
    select: { memorialId: true },
  })
  for (const { memorialId } of pages) {
    const subject = await orNull(getMemorialSubject(actor, memorialId))
    if (!subject) continue
    return { ids: { treePersonId, memorialId }, seesLiving: seesLiving(subject) || canHandleCases(actor) }
  }
  return null
}
