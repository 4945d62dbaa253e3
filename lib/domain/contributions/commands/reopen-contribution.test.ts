import { expect, test } from 'vitest'
import { reopenContribution } from '@/lib/domain/contributions/commands/reopen-contribution'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'

const reopen = (actor: Actor, id: string) => execute(reopenContribution, callerFor(actor), { id })

async function decided(status: 'approved' | 'rejected' | 'pending') {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const post = await createContribution({ memorial, status, decidedAt: new Date(), decidedById: owner.id })
  return { owner: actorFor(owner), memorial, post }
}

test('an approved post is pending again, no longer counted, and without a decision', async () => {
  const { owner, memorial, post } = await decided('approved')
  const { result } = await reopen(owner, post.id)
  expect(result.contribution.status).toBe('pending')
  expect(await countContributions(memorial.id)).toMatchObject({ greetings: 0 })
  const row = await db.contribution.findUniqueOrThrow({ where: { id: post.id } })
  expect(row).toMatchObject({ decidedAt: null, decidedById: null })
})

test('a rejected post is pending again', async () => {
  const { owner, post } = await decided('rejected')
  const { result } = await reopen(owner, post.id)
  expect(result.contribution.statusText).toBe('Afventer')
})

test('refuses pending posts, wrong ids, visitors and outsiders', async () => {
  const { owner, post } = await decided('pending')
  await expect(reopen(owner, post.id)).rejects.toMatchObject({ code: 'CONTRIBUTION_DECIDED' })
  await expect(reopen(owner, '')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(reopen(visitor(), post.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(reopen(actorFor(await createAccount()), post.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
