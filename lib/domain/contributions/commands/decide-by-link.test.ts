import { describe, expect, test } from 'vitest'
import { POST } from '@/app/api/moderation/[token]/route'
import { decideByLink } from '@/lib/domain/contributions/commands/decide-by-link'
import { reopenContribution } from '@/lib/domain/contributions/commands/reopen-contribution'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { createDecisionLink } from '@/lib/domain/contributions/decision-links'
import { findDecisionLinkView } from '@/lib/domain/contributions/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'

const decide = (token: string) => execute(decideByLink, callerFor(visitor()), { token })

async function mailed(columns: object = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const post = await createContribution({ memorial, ...columns })
  const make = async (decision: 'approve' | 'reject') => {
    const about = { contributionId: post.id, memorialSlug: memorial.slug, userId: owner.id }
    const address = await db.$transaction((tx) => createDecisionLink(tx, decision, about))
    return new URL(address).pathname.split('/').at(-1) ?? ''
  }
  return { owner: actorFor(owner), memorial, post, approve: await make('approve'), reject: await make('reject') }
}

const statusOf = async (id: string) => (await db.contribution.findUnique({ where: { id } }))?.status

describe('a link from the mail', () => {
  test('decides without a sign-in on behalf of its receiver', async () => {
    const { owner, memorial, post, approve } = await mailed()
    const { result } = await decide(approve)
    expect(result).toMatchObject({ memorialSlug: memorial.slug, contribution: { status: 'approved' } })
    expect(await countContributions(memorial.id)).toMatchObject({ greetings: 1 })
    expect(await db.contribution.findUnique({ where: { id: post.id } })).toMatchObject({ decidedById: owner.userId })
    const audit = await db.auditEntry.findFirstOrThrow({ where: { subjectId: post.id } })
    expect(audit).toMatchObject({ command: 'contributions.decide-by-link', actorKind: 'visitor' })
  })

  test('works once; the other link of the pair stops working too, also after the post was reopened', async () => {
    const { owner, post, approve, reject } = await mailed()
    await decide(approve)
    await expect(decide(approve)).rejects.toMatchObject({ code: 'CONTRIBUTION_DECIDED' })
    await expect(decide(reject)).rejects.toMatchObject({ code: 'CONTRIBUTION_DECIDED' })
    await execute(reopenContribution, callerFor(owner), { id: post.id })
    await expect(decide(reject)).rejects.toMatchObject({ code: 'TOKEN_USED' })
    expect(await statusOf(post.id)).toBe('pending')
  })

  test('of two concurrent clicks one decides', async () => {
    const { approve, reject } = await mailed()
    const results = await Promise.allSettled([decide(approve), decide(reject)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('takes down what was shown at once', async () => {
    const { memorial, reject } = await mailed({ status: 'approved' })
    await decide(reject)
    expect(await countContributions(memorial.id)).toMatchObject({ greetings: 0 })
  })

  test('opening its page changes nothing', async () => {
    const { post, approve, memorial } = await mailed()
    expect(await findDecisionLinkView(visitor(), { token: approve })).toMatchObject({
      state: 'open',
      decision: 'approve',
      memorialSlug: memorial.slug,
      memorialName: 'Karen Holm',
      contribution: { authorName: 'Bodil Krogh', own: false },
    })
    expect(await statusOf(post.id)).toBe('pending')
    await decide(approve)
    expect(await findDecisionLinkView(visitor(), { token: approve })).toMatchObject({
      state: 'decided',
      contribution: { status: 'approved' },
    })
  })

  test('the click is a plain form that leads back to its page', async () => {
    const { memorial, approve } = await mailed()
    const send = (token: string) =>
      POST(
        new Request('http://localhost:3000/api/moderation/x', {
          method: 'POST',
          body: new URLSearchParams(),
          headers: { accept: 'text/html', origin: 'http://localhost:3000', 'x-client-address': '198.51.100.9' },
        }),
        { params: Promise.resolve({ token }) },
      )
    const answer = await send(approve)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/memorial/${memorial.slug}/admin/decide/${approve}`)
    const unknown = await send('ukendt')
    expect(unknown.headers.get('location')).toMatch(/^\/memorial\/link\/admin\/decide\/ukendt\?kladde=/)
  })
})

describe('refuses', () => {
  test('an unknown link, and one of a post that was withdrawn', async () => {
    await expect(decide('x')).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    await expect(decide('')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const { post, approve } = await mailed()
    await db.contribution.delete({ where: { id: post.id } })
    await expect(decide(approve)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
  })

  test('a link older than thirty days', async () => {
    const { post, approve } = await mailed()
    await db.accessToken.updateMany({ where: { contributionId: post.id }, data: { expiresAt: new Date(0) } })
    await expect(decide(approve)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(await findDecisionLinkView(visitor(), { token: approve })).toMatchObject({ state: 'expired' })
  })

  test('a link whose receiver no longer moderates that page, or whose account is closed', async () => {
    const first = await mailed()
    await db.memorialMember.updateMany({ where: { memorialId: first.memorial.id }, data: { role: 'viewer' } })
    await expect(decide(first.approve)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    const second = await mailed()
    await db.user.update({ where: { id: second.owner.userId }, data: { disabledAt: new Date() } })
    await expect(decide(second.approve)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
  })

  test('a link of another kind', async () => {
    const { approve } = await mailed()
    await db.accessToken.updateMany({ data: { kind: 'password_reset' } })
    await expect(decide(approve)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
  })
})
