import 'server-only'
import { defineTreeEdit } from '@/lib/domain/family-tree/edit-page-tree'
import { TreeError } from '@/lib/domain/family-tree/errors'
import { toldName } from '@/lib/domain/family-tree/person-data'
import { dropFamily } from '@/lib/domain/family-tree/relations'
import { FAMILY_REMOVED_LIMIT, removeFamilyInput } from '@/lib/domain/family-tree/schema'
import { type Family, familiesOf, readSkeleton } from '@/lib/domain/family-tree/skeleton'
import type { TreeDraft } from '@/lib/domain/family-tree/tree-draft'
import { DomainError } from '@/lib/server/errors'

/**
 * Takes a whole family out of the tree that nobody else of it is tied to; links to other families' memorials go as with
 * one person. Throws NOT_FOUND when nobody of it is there, TREE_PAGE_PERSON when a page is about one of them,
 * TREE_FAMILY_CHANGED when it is no longer of `count` people, and TREE_FAMILY_TOO_LARGE.
 */
export const removeFamily = defineTreeEdit({
  kind: 'remove-family',
  input: removeFamilyInput,
  edit: async (draft, { personId, count }) => {
    const { tx, treeId } = draft
    const families = familiesOf(await readSkeleton(tx, treeId))
    const family = families.find(({ personIds }) => personIds.includes(personId))
    if (!family) throw new DomainError('NOT_FOUND')
    await assertRemovable(draft, family, count)
    const about = toldName(await draft.person(personId)) + (count > 1 ? ` og ${count - 1} til` : '')
    await dropFamily(draft, family.personIds)
    return { about }
  },
})

async function assertRemovable(draft: TreeDraft, { personIds }: Family, seen: number): Promise<void> {
  const members = new Set(personIds)
  const pages = await draft.tx.treePage.findMany({ where: { treeId: draft.treeId }, select: { personId: true } })
  const shown = pages.find((page) => members.has(page.personId))
  if (shown) throw new TreeError('TREE_PAGE_PERSON', { name: toldName(await draft.person(shown.personId)) })
  if (personIds.length !== seen) throw new TreeError('TREE_FAMILY_CHANGED')
  if (personIds.length > FAMILY_REMOVED_LIMIT) {
    throw new TreeError('TREE_FAMILY_TOO_LARGE', { limit: FAMILY_REMOVED_LIMIT })
  }
}
