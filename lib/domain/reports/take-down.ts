import 'server-only'
import { bringBackPost, hidePost } from '@/lib/domain/contributions/change-status'
import { withdrawPerson } from '@/lib/domain/family-tree/withdraw-person'
import { bringBackFile, hideFile } from '@/lib/domain/media/hide-file'
import { bringBackPage, hidePage } from '@/lib/domain/memorials/page-changes'
import { whatText } from '@/lib/domain/reports/copy'
import { type Decided, recordDecided } from '@/lib/domain/reports/decided-case'
import {
  type ContentIds,
  type LoadedTarget,
  loadTarget,
  type PersonIds,
  type TargetIds,
} from '@/lib/domain/reports/load-target'
import { notifyOfHiding, notifyOfReturn } from '@/lib/domain/reports/notify-parties'
import type { ReportDecision, ReportGround } from '@/lib/domain/reports/schema'
import type { OpenedCase } from '@/lib/domain/support/schema'
import type { RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'

type Words = { caseId: string; ground: ReportGround; reasons: string; isReported: boolean }

/** Hides a page, a post or a file and mails those concerned. Throws NOT_FOUND, ALREADY_HIDDEN or MEDIA_NOT_READY. */
export async function takeDown(context: RunContext, ids: ContentIds, words: Words): Promise<void> {
  const target = await getTarget(context, ids)
  if ('contributionId' in ids) await hidePost(context, ids.contributionId, words.reasons)
  else if ('mediaId' in ids) await hideFile(context, ids.mediaId, words.reasons)
  else await hidePage(context, ids.memorialId, words.reasons)
  await notifyOfHiding(context, target, words)
}

/** Shows it again and mails them. Throws NOT_FOUND or NOT_HIDDEN. */
export async function bringBack(context: RunContext, ids: ContentIds, reasons: string): Promise<void> {
  const target = await getTarget(context, ids)
  if ('contributionId' in ids) await bringBackPost(context, ids.contributionId)
  else if ('mediaId' in ids) await bringBackFile(context, ids.mediaId)
  else await bringBackPage(context, ids.memorialId)
  await notifyOfReturn(context, target, reasons)
}

async function getTarget({ tx }: RunContext, ids: TargetIds): Promise<LoadedTarget> {
  const target = await loadTarget(ids, tx)
  if (!target) throw new DomainError('NOT_FOUND')
  return target
}

/**
 * Hides unreported content. The decision is recorded as a closed case, so that those concerned can complain and the
 * console shows who decided what and why. Throws NOT_FOUND or ALREADY_HIDDEN.
 */
export async function hideUnreported(
  context: RunContext<SignedInActor>,
  ids: ContentIds,
  words: { ground: ReportGround; reasons: string },
): Promise<OpenedCase> {
  const decision = 'memorialId' in ids ? 'page_hidden' : 'content_hidden'
  const { id, number } = await recordDecision(context, ids, { decision, ...words })
  await takeDown(context, ids, { caseId: id, ...words, isReported: false })
  return { number }
}

/** Shows hidden content again, with the same record. Throws NOT_FOUND or NOT_HIDDEN. */
export async function bringBackUnreported(
  context: RunContext<SignedInActor>,
  ids: ContentIds,
  reasons: string,
): Promise<OpenedCase> {
  const { number } = await recordDecision(context, ids, { decision: 'brought_back', ground: null, reasons })
  await bringBack(context, ids, reasons)
  return { number }
}

/**
 * Takes a person out of a family tree, also out of what reports have copied. The family sees 'Ikke vist' in the tree; a
 * mail would tell them who asked. Throws NOT_FOUND or TREE_PAGE_PERSON.
 */
export async function takeOut(context: RunContext, { treePersonId }: PersonIds): Promise<void> {
  const { tx } = context
  const person = await tx.treePerson.findUnique({ where: { id: treePersonId }, select: { treeId: true } })
  if (!person) throw new DomainError('NOT_FOUND')
  await withdrawPerson(context, { treeId: person.treeId, personId: treePersonId })
}

/** Takes out a person whom somebody asked about in words, with the same record. Throws as `takeOut`. */
export async function takeOutUnreported(
  context: RunContext<SignedInActor>,
  ids: PersonIds,
  reasons: string,
): Promise<OpenedCase> {
  const { number } = await recordDecision(context, ids, { decision: 'person_removed', ground: null, reasons })
  await takeOut(context, ids)
  return { number }
}

const recordedVerbs: Partial<Record<ReportDecision, string>> = { brought_back: 'Vist igen', person_removed: 'Taget ud' }

async function recordDecision(context: RunContext<SignedInActor>, ids: TargetIds, decided: Decided) {
  const target = await loadTarget(ids, context.tx)
  if (!target) throw new DomainError('NOT_FOUND')
  const { memorialId, contributionId, mediaId, treePersonId, snapshot } = target
  const verb = recordedVerbs[decided.decision] ?? 'Skjult'
  return recordDecided(context, {
    subject: `${verb}: ${whatText(snapshot)}`,
    about: snapshot.path,
    decided,
    target: { memorialId, contributionId, mediaId, treePersonId, snapshot },
  })
}
