import { expect, test } from 'vitest'
import { importTurn } from '@/lib/domain/tree-files/queues'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createTree } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

async function sent(owner: { id: string }, bytes = 40_000, status: 'reading' | 'done' = 'reading') {
  const memorial = await createMemorial({ owner })
  const { id: treeId } = await createTree({ memorial })
  const file = { storageKey: `tree-imports/${crypto.randomUUID()}`, fileName: 'familien.ged', bytes }
  const { id } = await db.treeImport.create({
    data: { id: crypto.randomUUID(), treeId, memorialId: memorial.id, userId: owner.id, status, ...file },
  })
  return (await db.$transaction((tx) => importTurn(tx, id))).priority
}

test('a sender’s later files let the first of others pass, and large files small ones', async () => {
  const [busy, other, heavy] = [await createAccount(), await createAccount(), await createAccount()]
  await sent(busy, 40_000, 'done')
  const own = [await sent(busy), await sent(busy), await sent(busy)]
  expect(own[0]).toBeGreaterThan(own[1] ?? 0)
  expect(own[1]).toBeGreaterThan(own[2] ?? 0)
  expect(await sent(other)).toBe(own[0])
  expect(await sent(heavy, 90_000_000)).toBeLessThan(own[2] ?? 0)
})
