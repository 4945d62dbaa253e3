import { expect, test } from 'vitest'
import { deleteOldRejected } from '@/lib/domain/contributions/personal-data'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

test('a rejected post is deleted with its pictures when its time is over, and nothing else is', async () => {
  const memorial = await createMemorial({ owner: await createAccount() })
  const now = Date.now()
  const decided = (status: 'rejected' | 'approved', ageMs: number) =>
    createContribution({ memorial, status, decidedAt: new Date(now - ageMs) })
  const old = await decided('rejected', 2000)
  const picture = await createPicture({ memorial, contributionId: old.id })
  const kept = [await decided('rejected', -2000), await decided('approved', 2000)]
  expect(await deleteOldRejected(new Date(now))).toBe(1)
  const left = await db.contribution.findMany({ where: { memorialId: memorial.id }, select: { id: true } })
  expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
  expect(await db.media.count({ where: { id: picture.id } })).toBe(0)
})
