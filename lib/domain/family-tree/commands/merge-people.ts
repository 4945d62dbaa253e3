import 'server-only'
import { defineTreeEdit } from '@/lib/domain/family-tree/edit-page-tree'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { joinedLines, pointersOf, repointed } from '@/lib/domain/family-tree/joined-record'
import { partnersOf } from '@/lib/domain/family-tree/partners'
import {
  assertNoPage,
  assertShown,
  assertUnchanged,
  toldName,
  writtenColumns,
} from '@/lib/domain/family-tree/person-data'
import { dropChildRow, foldUnions, numberChildren, numberUnions } from '@/lib/domain/family-tree/relations'
import { joinSaid } from '@/lib/domain/family-tree/said'
import { mergePeopleInput } from '@/lib/domain/family-tree/schema'
import type { ChildData } from '@/lib/domain/family-tree/stored-rows'
import type { TreeDraft } from '@/lib/domain/family-tree/tree-draft'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Makes one person of two who are the same: `keptId` stays, with these fields and the relations of both. Throws
 * TREE_PAGE_PERSON when a page is about the other one (keep that one then), CONFLICT when somebody changed one of the two
 * since these revisions, TREE_WITHDRAWN, TREE_SAME_COUPLE, TREE_TOO_MANY_CHILDREN, TREE_LOOP and TREE_BEYOND_PLAN.
 */
export const mergePeople = defineTreeEdit({
  kind: 'merge-people',
  input: mergePeopleInput,
  canLoop: true,
  edit: async (draft, { id: _, keptId, goneId, revisions, portraitOf, ...fields }) => {
    const two = { keptId, goneId }
    if (keptId === goneId) throw new DomainError('INVALID_INPUT', {}, { goneId: 'Vælg to forskellige personer.' })
    const [kept, gone] = [await draft.person(keptId), await draft.person(goneId)]
    assertShown(kept)
    assertShown(gone)
    await assertNoPage(draft.tx, goneId, gone)
    await assertUnchanged(draft.tx, keptId, revisions.kept)
    await assertUnchanged(draft.tx, goneId, revisions.gone)
    await mergeRelations(draft, two)
    await mergeRecords(draft, two)
    const [first, second] = portraitOf === goneId ? [gone, kept] : [kept, gone]
    // Whose portrait was chosen may have none.
    const portraitId = first.portraitId ?? (portraitOf ? null : second.portraitId)
    const said = joinSaid(kept.said, gone.said)
    const merged = { ...kept, ...(await writtenColumns(draft.tx, keptId, fields)), said, portraitId }
    draft.setPerson(keptId, merged)
    draft.setPerson(goneId, null)
    await moveWhatPointsTo(draft.tx, two)
    return { about: toldName(merged) }
  },
})

/**
 * A link to another family's memorial, unless the kept person has one that was not refused, and requests about the person.
 * Undo leaves both.
 */
async function moveWhatPointsTo(tx: Transaction, { keptId, goneId }: { keptId: string; goneId: string }) {
  const isLinked = { status: { not: 'refused' as const } }
  const hasMore = (await tx.treeLink.count({ where: { personId: goneId, ...isLinked } })) > 0
  if (hasMore) await tx.treeLink.deleteMany({ where: { personId: keptId, status: 'refused' } })
  const hasLink = (await tx.treeLink.count({ where: { personId: keptId } })) > 0
  if (!hasLink) await tx.treeLink.updateMany({ where: { personId: goneId }, data: { personId: keptId } })
  await tx.report.updateMany({ where: { treePersonId: goneId }, data: { treePersonId: keptId } })
}

type Two = { keptId: string; goneId: string }

/**
 * Gives one person the relations of another who is the same: the couples of both, of which those with the same partner
 * become one; and the parents of both, of which those that are the same, or say less, become one. The other's own row is
 * left to the caller. Throws TREE_SAME_COUPLE when the two are a couple.
 */
async function mergeRelations(draft: TreeDraft, two: Two): Promise<void> {
  await mergeCouples(draft, two)
  await mergeParents(draft, two)
}

async function mergeCouples(draft: TreeDraft, { keptId, goneId }: Two): Promise<void> {
  const own = await draft.unionsOf(keptId)
  const taken = await draft.unionsOf(goneId)
  if (taken.some(({ row }) => partnersOf(row).includes(keptId))) throw new TreeError('TREE_SAME_COUPLE')
  for (const [index, { id, row }] of taken.entries()) {
    const position = own.length + index
    const isA = row.partnerAId === goneId
    const place = isA ? { partnerAId: keptId, aPosition: position } : { partnerBId: keptId, bPosition: position }
    draft.setUnion(id, { ...row, ...place })
  }
  const otherOf = (row: (typeof own)[number]['row'], self: string) => partnersOf(row).find((id) => id !== self)
  const left = [...own]
  for (const { id, row } of taken) {
    const other = otherOf(row, goneId)
    const at = left.findIndex((union) => other !== undefined && otherOf(union.row, keptId) === other)
    const [same] = at < 0 ? [] : left.splice(at, 1)
    if (same) await foldUnions(draft, same.id, id)
  }
  numberUnions(draft, keptId, await draft.unionsOf(keptId))
}

async function mergeParents(draft: TreeDraft, { keptId, goneId }: Two): Promise<void> {
  const own = await draft.childIn(keptId)
  const known = new Set(own.map(({ unionId }) => unionId))
  const taken = await draft.childIn(goneId)
  for (const row of taken) {
    draft.dropChild(row)
    if (!known.has(row.unionId)) draft.setChild({ ...row, childId: keptId })
    numberChildren(draft, await draft.childrenOf(row.unionId))
  }
  for (const row of taken.filter(({ unionId }) => !known.has(unionId))) {
    await foldParents(draft, own, { ...row, childId: keptId })
  }
}

/**
 * The same parents twice are one couple, and siblings without parents get those who are known. Where one couple knows a
 * parent more, the child belongs there alone: the others of the smaller one may be half-siblings.
 */
async function foldParents(draft: TreeDraft, own: readonly ChildData[], taken: ChildData): Promise<void> {
  const second = new Set(partnersOf(await draft.union(taken.unionId)))
  for (const { unionId, kind, childId } of own) {
    // An earlier turn may have taken the child out of it.
    const isThere = (await draft.childrenOf(unionId)).some((child) => child.childId === childId)
    if (!isThere || kind !== taken.kind) continue
    const first = new Set(partnersOf(await draft.union(unionId)))
    const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((id) => all.has(id))
    if (!isWithin(second, first) && !isWithin(first, second)) continue
    const [whole, part] = isWithin(second, first) ? [unionId, taken.unionId] : [taken.unionId, unionId]
    const isFold = first.size === second.size || Math.min(first.size, second.size) === 0
    if (isFold) await foldUnions(draft, whole, part)
    else await dropChildRow(draft, { unionId: part, childId })
    return
  }
}

/**
 * What files say of both becomes one record: the kept person's, with what only the other's says; whatever pointed to the
 * other's points to it. Where only the other has a record, it becomes the kept person's.
 */
async function mergeRecords(draft: TreeDraft, { keptId, goneId }: Two): Promise<void> {
  const [kept, gone] = [await draft.recordOf({ personId: keptId }), await draft.recordOf({ personId: goneId })]
  if (!gone) return
  if (!kept) {
    draft.setRecord(gone.id, { ...gone.row, personId: keptId })
    return
  }
  const isOneVersion = kept.row.version === gone.row.version
  const tags = isOneVersion ? new Map<string, string>() : await draft.recordTags(pointersOf(gone.row))
  draft.setRecord(kept.id, { ...kept.row, lines: joinedLines(kept.row, gone.row, (xref) => tags.get(xref)) })
  draft.setRecord(gone.id, null)
  const [from, to] = [gone.row.xref, kept.row.xref]
  if (from === null || to === null) return
  for (const { id, row } of await draft.recordsNaming(from)) {
    draft.setRecord(id, { ...row, lines: repointed(row.lines, from, to) })
  }
}
