import { expect, test } from 'vitest'
import { getTreeSummary, listOwnTrees } from '@/lib/domain/family-tree/edit-queries'
import { db } from '@/lib/server/db'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { createPerson, createTree } from '@/tests/factories/family-tree'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { aTree } from '@/tests/factories/tree-edits'

test('a page can show the trees of the other pages that its editor owns, and no others', async () => {
  const [{ owner, actor, memorial }, written] = [await aTree(), await aTree()]
  await addMember(written.memorial, owner, 'editor')
  const [other, page] = [await createMemorial({ owner }), await createMemorial({ owner })]
  await createTree({ memorial: other })
  const trees = async (id: string) => (await listOwnTrees(actor, { id })).map(({ memorialId }) => memorialId)
  expect((await trees(page.id)).toSorted()).toEqual([memorial.id, other.id].toSorted())
  expect(await trees(memorial.id)).toEqual([other.id])
})

test('names the other pages of a tree that the editor may see, and counts those that are closed to them', async () => {
  const { memorial, tree, actor } = await aTree()
  const editor = await createAccount()
  await addMember(memorial, editor, 'editor')
  const others = { Åse: 'public', Ida: 'members', Bo: 'members' } as const
  for (const [firstName, visibility] of Object.entries(others)) {
    const page = await createMemorial({ owner: await createAccount(), firstName, lastName: 'Holm', visibility })
    if (firstName === 'Bo') await addMember(page, editor, 'viewer')
    const { id: personId } = await createPerson(tree)
    await db.treePage.create({ data: { memorialId: page.id, treeId: tree.id, personId } })
  }
  const seenBy = async (who: typeof actor) => (await getTreeSummary(who, { id: memorial.id }))?.otherPages
  expect(await seenBy(actorFor(editor))).toEqual({ names: ['Åse Holm', 'Bo Holm'], unnamedCount: 1 })
  expect(await seenBy(actor)).toEqual({ names: ['Åse Holm'], unnamedCount: 2 })
})
