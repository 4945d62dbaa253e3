import { beforeAll, expect, test, vi } from 'vitest'
import { updatePerson } from '@/lib/domain/family-tree/commands/update-person'
import { getTreePerson } from '@/lib/domain/family-tree/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor } from '@/tests/factories/accounts'
import { createPerson, createUnion } from '@/tests/factories/family-tree'
import { openShop } from '@/tests/factories/plans'
import { aTree } from '@/tests/factories/tree-edits'

beforeAll(openShop)

test('whoever looks at people in Basis reads the whole tree once, and sees what was edited meanwhile', async () => {
  const { actor, tree, person, at } = await aTree()
  const other = await createPerson(tree, { givenNames: 'Ane', isDead: true })
  const isBeyond = async () => !(await getTreePerson(actor, { ...at, personId: other.id })).canEdit
  const find = vi.spyOn(db.treeChild, 'findMany')
  const wholeTrees = () => find.mock.calls.filter(([asked]) => asked?.where?.treeId === tree.id).length
  expect([await isBeyond(), await isBeyond(), await isBeyond()]).toEqual([true, true, true])
  expect(wholeTrees()).toBe(1)
  await createUnion(tree, { partners: [person, other] })
  const fields = { givenNames: 'Karen', note: 'Skrev dagbog', revision: 1 }
  await execute(updatePerson, callerFor(actor), { ...at, ...fields })
  expect(await isBeyond()).toBe(false)
})
