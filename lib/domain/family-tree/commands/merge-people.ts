import 'server-only'
import { editPageTree } from '@/lib/domain/family-tree/edit-page-tree'
import { getTree } from '@/lib/domain/family-tree/find-tree'
import { mergeRecords, mergeRelations } from '@/lib/domain/family-tree/merge-people'
import {
  assertNoPage,
  assertShown,
  assertUnchanged,
  toldName,
  writtenColumns,
} from '@/lib/domain/family-tree/person-data'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { joinSaid } from '@/lib/domain/family-tree/said'
import { mergePeopleInput } from '@/lib/domain/family-tree/schema'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Makes one person of two who are the same: `keptId` stays, with these fields and the relations of both. Throws
 * TREE_PAGE_PERSON when a page is about the other one (keep that one then), CONFLICT when somebody changed one of the two
 * since these revisions, TREE_WITHDRAWN, TREE_SAME_COUPLE, TREE_TOO_MANY_CHILDREN, TREE_LOOP and TREE_BEYOND_PLAN.
 */
export const mergePeople = defineCommand({
  name: 'family-tree.merge-people',
  session: 'required',
  input: mergePeopleInput,
  load: ({ id }, { actor }) => getTree(actor, id),
  authorize: canEditTree,
  run: async (context, { id: _, keptId, goneId, revisions, portraitOf, ...fields }, page) => {
    const two = { keptId, goneId }
    const edit = { kind: 'merge-people', canLoop: true }
    const { revision } = await editPageTree(context, page, edit, async (draft) => {
      if (keptId === goneId) throw new DomainError('INVALID_INPUT', {}, { goneId: 'Vælg to forskellige personer.' })
      const [kept, gone] = [await draft.person(keptId), await draft.person(goneId)]
      assertShown(kept)
      assertShown(gone)
      await assertNoPage(context.tx, goneId, gone)
      await assertUnchanged(context.tx, keptId, revisions.kept)
      await assertUnchanged(context.tx, goneId, revisions.gone)
      await mergeRelations(draft, two)
      await mergeRecords(draft, two)
      const [first, second] = portraitOf === goneId ? [gone, kept] : [kept, gone]
      // Whose portrait was chosen may have none.
      const portraitId = first.portraitId ?? (portraitOf ? null : second.portraitId)
      const said = joinSaid(kept.said, gone.said)
      const merged = { ...kept, ...(await writtenColumns(context.tx, keptId, fields)), said, portraitId }
      draft.setPerson(keptId, merged)
      draft.setPerson(goneId, null)
      await moveWhatPointsTo(context.tx, two)
      return { about: toldName(merged) }
    })
    return { revision }
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
