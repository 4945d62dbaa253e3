import { expect, test } from 'vitest'
import { listOwnTrees } from '@/lib/domain/family-tree/own-tree-queries'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { aTree } from '@/tests/factories/tree-edits'

test('a page can show the trees of the other pages that its editor edits, and no others', async () => {
  const editor = await createAccount()
  const [own, written, read] = [await aTree(), await aTree(), await aTree()]
  await addMember(own.memorial, editor, 'editor')
  await addMember(written.memorial, editor, 'editor')
  await addMember(read.memorial, editor, 'viewer')
  const page = await createMemorial({ owner: editor })
  const trees = async (id: string) => (await listOwnTrees(actorFor(editor), { id })).map(({ memorialId }) => memorialId)
  expect((await trees(page.id)).toSorted()).toEqual([own.memorial.id, written.memorial.id].toSorted())
  expect(await trees(own.memorial.id)).toEqual([written.memorial.id])
})
