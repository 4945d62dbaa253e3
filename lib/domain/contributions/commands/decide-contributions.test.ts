import { describe, expect, test } from 'vitest'
import { POST } from '@/app/api/memorials/[id]/contributions/decide/route'
import { decideContributions } from '@/lib/domain/contributions/commands/decide-contributions'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { countUnreadNotifications } from '@/lib/domain/notifications/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const decide = (actor: Actor, input: object) => execute(decideContributions, callerFor(actor), input)

async function page() {
  const account = await createAccount()
  return { account, owner: actorFor(account), memorial: await createMemorial({ owner: account }) }
}

describe('deciding on many at once', () => {
  test('approves all pending ones, counts them, and says which were decided or withdrawn in the meantime', async () => {
    const { owner, memorial } = await page()
    const posts = await Promise.all(
      (['greeting', 'candle', 'tribute', 'greeting'] as const).map((kind) => createContribution({ memorial, kind })),
    )
    const decided = await createContribution({ memorial, status: 'rejected' })
    const withdrawn = crypto.randomUUID()
    const ids = [...posts.map(({ id }) => id), decided.id, withdrawn]
    const { result } = await decide(owner, { id: memorial.slug, decision: 'approve', ids })
    expect(new Set(result.decided)).toEqual(new Set(posts.map(({ id }) => id)))
    expect(result.skipped).toEqual([decided.id, withdrawn])
    expect(await countContributions(memorial.id)).toEqual({ greetings: 2, candles: 1, tributes: 1, burning: 1 })
    const audit = await db.auditEntry.findFirstOrThrow({ where: { subjectId: memorial.id }, orderBy: { id: 'desc' } })
    expect(audit).toMatchObject({ command: 'contributions.decide-contributions', actorId: owner.userId })
  })

  test('the posts are no longer unread to whoever decided, and still are to the others', async () => {
    const { account, owner, memorial } = await page()
    const other = await createAccount()
    const [post, later] = [await createContribution({ memorial }), await createContribution({ memorial })]
    const about = { kind: 'contribution_received', memorialId: memorial.id } as const
    await db.notification.createMany({
      data: [
        { ...about, userId: account.id, contributionId: post.id },
        { ...about, userId: account.id, contributionId: later.id },
        { ...about, userId: other.id, contributionId: post.id },
      ],
    })
    await decide(owner, { id: memorial.id, decision: 'approve', ids: [post.id] })
    expect(await countUnreadNotifications(owner)).toBe(1)
    expect(await countUnreadNotifications(actorFor(other))).toBe(1)
  })

  test('is undone the same way', async () => {
    const { owner, memorial } = await page()
    const posts = await Promise.all([
      createContribution({ memorial }),
      createContribution({ memorial, kind: 'candle' }),
    ])
    const ids = posts.map(({ id }) => id)
    await decide(owner, { id: memorial.id, decision: 'approve', ids })
    await decide(owner, { id: memorial.id, decision: 'reopen', seen: 'approved', ids })
    expect(await countContributions(memorial.id)).toEqual({ greetings: 0, candles: 0, tributes: 0, burning: 0 })
  })

  test('concurrent decisions on overlapping selections do not deadlock, and each post is counted once', async () => {
    const { owner, memorial } = await page()
    const second = await createAccount()
    await addMember(memorial, second, 'editor')
    const posts = await Promise.all(Array.from({ length: 6 }, () => createContribution({ memorial })))
    const ids = posts.map(({ id }) => id)
    const [first, other] = await Promise.all([
      decide(owner, { id: memorial.id, decision: 'approve', ids }),
      decide(actorFor(second), { id: memorial.id, decision: 'approve', ids: [...ids].reverse() }),
    ])
    expect([...first.result.decided, ...other.result.decided].sort()).toEqual([...ids].sort())
    expect(await countContributions(memorial.id)).toMatchObject({ greetings: 6 })
  })

  test('works as a plain form with one tick', async () => {
    const { account, memorial } = await page()
    const post = await createContribution({ memorial })
    const { cookie } = await signIn(account)
    const answer = await POST(
      new Request('http://localhost:3000/api/memorials/x/contributions/decide', {
        method: 'POST',
        body: new URLSearchParams({ decision: 'approve', ids: post.id }),
        headers: { accept: 'text/html', origin: 'http://localhost:3000', cookie },
      }),
      { params: Promise.resolve({ id: memorial.slug }) },
    )
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/memorial/${memorial.slug}/admin?behandlet=1&sprunget=0`)
  })
})

describe('refuses', () => {
  test('the whole list when one post belongs to another page', async () => {
    const { owner, memorial } = await page()
    const foreign = await createContribution({ memorial: (await page()).memorial })
    const own = await createContribution({ memorial })
    const ids = [own.id, foreign.id]
    await expect(decide(owner, { id: memorial.id, decision: 'approve', ids })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const rows = await db.contribution.findMany({ where: { id: { in: ids } } })
    expect(rows.map(({ status }) => status)).toEqual(['pending', 'pending'])
  })

  test('an empty selection, more than a hundred, an unknown decision', async () => {
    const { owner, memorial } = await page()
    const ids = Array.from({ length: 101 }, () => crypto.randomUUID())
    await expect(decide(owner, { id: memorial.id, decision: 'approve', ids })).rejects.toMatchObject({
      fields: { ids: 'Vælg højst 100 ad gangen.' },
    })
    await expect(decide(owner, { id: memorial.id, decision: 'burn' })).rejects.toMatchObject({
      fields: { ids: 'Vælg mindst ét indlæg.', decision: expect.any(String) },
    })
  })

  test('visitors and outsiders', async () => {
    const { memorial } = await page()
    const input = { id: memorial.id, decision: 'approve', ids: [(await createContribution({ memorial })).id] }
    await expect(decide(visitor(), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(decide(actorFor(await createAccount()), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
