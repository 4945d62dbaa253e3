import { expect, test } from 'vitest'
import { listOwnTrees } from '@/lib/domain/family-tree/own-tree-queries'
import { createTree } from '@/tests/factories/family-tree'
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
