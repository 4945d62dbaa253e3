import { describe, expect, test } from 'vitest'
import { burnsUntil } from '@/lib/domain/contributions/candle-days'
import { approveContribution } from '@/lib/domain/contributions/commands/approve-contribution'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const approve = (actor: Actor, id: string, seen?: string) =>
  execute(approveContribution, callerFor(actor), { id, seen })

async function waiting(columns: object = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  return { owner: actorFor(owner), memorial, post: await createContribution({ memorial, ...columns }) }
}

describe('approving', () => {
  test('shows the post, counts it on the day it was written and remembers who decided', async () => {
    const { owner, memorial, post } = await waiting({ createdAt: new Date('2026-05-03T21:30:00Z') })
    const { result } = await approve(owner, post.id, 'pending')
    expect(result).toMatchObject({
      memorialSlug: memorial.slug,
      contribution: { status: 'approved', statusText: 'Godkendt' },
    })
    const row = await db.contribution.findUniqueOrThrow({ where: { id: post.id } })
    expect(row).toMatchObject({ decidedById: owner.userId, decidedAt: expect.any(Date) })
    const days = await db.contributionDay.findMany({ where: { memorialId: memorial.id } })
    expect(days).toMatchObject([{ kind: 'greeting', approved: 1, day: new Date('2026-05-03') }])
    const audit = await db.auditEntry.findFirstOrThrow({ where: { subjectId: post.id } })
    expect(audit).toMatchObject({ command: 'contributions.approve-contribution', actorId: owner.userId })
  })

  test('a pending candle burns its seven days from its approval', async () => {
    const { owner, memorial, post } = await waiting({
      kind: 'candle',
      createdAt: new Date(Date.now() - 20 * 86_400_000),
    })
    const before = new Date()
    await approve(owner, post.id)
    const row = await db.contribution.findUniqueOrThrow({ where: { id: post.id } })
    // Midnight may pass between the two.
    expect([burnsUntil(before), burnsUntil(new Date())]).toContainEqual(row.burnsUntil)
    expect(await countContributions(memorial.id)).toMatchObject({ candles: 1, burning: 1 })
  })

  test('editors and first readers decide too, and a rejected post can be approved after all', async () => {
    const { memorial, post } = await waiting({ status: 'rejected' })
    const reader = await createAccount()
    await addMember(memorial, reader, 'first_reader')
    const { result } = await approve(actorFor(reader), post.id, 'rejected')
    expect(result.contribution.status).toBe('approved')
  })

  test('two concurrent approvals of one post: one is refused, and it is counted once', async () => {
    const { owner, memorial, post } = await waiting()
    const second = await createAccount()
    await addMember(memorial, second, 'editor')
    const results = await Promise.allSettled([approve(owner, post.id), approve(actorFor(second), post.id)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONTRIBUTION_DECIDED' },
    })
    expect(await countContributions(memorial.id)).toMatchObject({ greetings: 1 })
  })
})

describe('refuses', () => {
  test('an invalid id, and a post that does not exist', async () => {
    const { owner } = await waiting()
    await expect(approve(owner, 'x')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(approve(owner, crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('visitors, also its author', async () => {
    const { post } = await waiting({ contributorHash: 'a'.repeat(64) })
    await expect(approve(visitor('a'.repeat(64)), post.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('a family cannot approve a greeting on another family’s page, nor see that it is pending there', async () => {
    const { memorial, post } = await waiting()
    const outsider = actorFor(await createAccount())
    await expect(approve(outsider, post.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const shown = await createContribution({ memorial, status: 'approved' })
    await expect(approve(outsider, shown.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('a viewer of the page, and an administrator', async () => {
    const { memorial, post } = await waiting()
    const viewer = await createAccount()
    await addMember(memorial, viewer, 'viewer')
    await expect(approve(actorFor(viewer), post.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const administrator = administratorFor(await createAccount())
    await expect(approve(administrator, post.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a post already approved, or whose status is no longer the one seen', async () => {
    const { owner, memorial, post } = await waiting()
    await approve(owner, post.id)
    await expect(approve(owner, post.id)).rejects.toMatchObject({ code: 'CONTRIBUTION_DECIDED' })
    const rejected = await createContribution({ memorial, status: 'rejected' })
    await expect(approve(owner, rejected.id, 'pending')).rejects.toMatchObject({ code: 'CONTRIBUTION_DECIDED' })
  })
})
