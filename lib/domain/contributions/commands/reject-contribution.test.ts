import { expect, test } from 'vitest'
import { rejectContribution } from '@/lib/domain/contributions/commands/reject-contribution'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'

const reject = (actor: Actor, id: string) => execute(rejectContribution, callerFor(actor), { id })

async function page() {
  const owner = await createAccount()
  return { owner: actorFor(owner), memorial: await createMemorial({ owner }) }
}

test('a pending post is never shown, and is listed among the rejected ones', async () => {
  const { owner, memorial } = await page()
  const post = await createContribution({ memorial })
  const { result } = await reject(owner, post.id)
  expect(result.contribution).toMatchObject({ status: 'rejected', statusText: 'Afvist' })
  expect(await countContributions(memorial.id)).toMatchObject({ greetings: 0 })
  expect(await db.contribution.findUnique({ where: { id: post.id } })).toMatchObject({ decidedById: owner.userId })
})

test('an approved post is taken down and no longer counted', async () => {
  const { owner, memorial } = await page()
  const post = await createContribution({ memorial, kind: 'tribute', status: 'approved' })
  expect(await countContributions(memorial.id)).toMatchObject({ tributes: 1 })
  await reject(owner, post.id)
  expect(await countContributions(memorial.id)).toMatchObject({ tributes: 0 })
})

test('refuses a second time, wrong ids, visitors and outsiders', async () => {
  const { owner, memorial } = await page()
  const post = await createContribution({ memorial })
  await expect(reject(owner, 'x')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(reject(visitor(), post.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(reject(actorFor(await createAccount()), post.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await reject(owner, post.id)
  await expect(reject(owner, post.id)).rejects.toMatchObject({ code: 'CONTRIBUTION_DECIDED' })
})
