import { describe, expect, test } from 'vitest'
import { GET } from '@/app/api/moderation/[token]/pictures/[id]/route'
import { POST } from '@/app/api/moderation/[token]/undo/route'
import { approveContribution } from '@/lib/domain/contributions/commands/approve-contribution'
import { decideByLink } from '@/lib/domain/contributions/commands/decide-by-link'
import { reopenContribution } from '@/lib/domain/contributions/commands/reopen-contribution'
import { undoByLink } from '@/lib/domain/contributions/commands/undo-by-link'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { createDecisionLink } from '@/lib/domain/contributions/decision-links'
import { findDecisionLinkView } from '@/lib/domain/contributions/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const decide = (token: string) => execute(decideByLink, callerFor(visitor()), { token })
const undo = (token: string) => execute(undoByLink, callerFor(visitor()), { token })

async function mailed(columns: object = {}, decisions: readonly string[] = ['approve', 'reject']) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const post = await createContribution({ memorial, ...columns })
  const make = async (decision: 'approve' | 'reject', userId = owner.id) => {
    const about = { contributionId: post.id, memorialSlug: memorial.slug, userId }
    const address = await db.$transaction((tx) => createDecisionLink(tx, decision, about))
    return new URL(address).pathname.split('/').at(-1) ?? ''
  }
  const [reject, approve] = [await make('reject'), decisions.includes('approve') ? await make('approve') : '']
  return { owner, memorial, post, make, approve, reject }
}

const stateOf = (id: string) =>
  db.contribution.findUnique({ where: { id }, select: { status: true, decidedAt: true, decidedById: true } })

describe('undoing the decision of a link from a mail', () => {
  test('restores the post, and the same link can decide again', async () => {
    const { post, approve, memorial } = await mailed()
    const before = await stateOf(post.id)
    await decide(approve)
    expect(await findDecisionLinkView(visitor(), { token: approve })).toMatchObject({ state: 'decided', canUndo: true })
    await undo(approve)
    expect(await stateOf(post.id)).toEqual(before)
    expect(await countContributions(memorial.id)).toMatchObject({ greetings: 0 })
    expect(await findDecisionLinkView(visitor(), { token: approve })).toMatchObject({ state: 'open', canUndo: false })
    await decide(approve)
    expect(await stateOf(post.id)).toMatchObject({ status: 'approved' })
  })

  test('shows a post again that was shown at once', async () => {
    const { post, reject, memorial } = await mailed({ status: 'approved' }, [])
    await decide(reject)
    expect(await countContributions(memorial.id)).toMatchObject({ greetings: 0 })
    await undo(reject)
    expect(await stateOf(post.id)).toEqual({ status: 'approved', decidedAt: null, decidedById: null })
    expect(await countContributions(memorial.id)).toMatchObject({ greetings: 1 })
  })

  test('is a plain form that leads back to the page, which says so', async () => {
    const { approve, memorial } = await mailed()
    await decide(approve)
    const answer = await POST(
      new Request('http://localhost:3000/api/moderation/x/undo', {
        method: 'POST',
        body: new URLSearchParams(),
        headers: { accept: 'text/html', origin: 'http://localhost:3000', 'x-client-address': '198.51.100.9' },
      }),
      { params: Promise.resolve({ token: approve }) },
    )
    expect(answer.headers.get('location')).toBe(`/memorial/${memorial.slug}/admin/decide/${approve}?fortrudt=ja`)
  })

  test('works only with the link that decided: not its sibling, not another’s, not after a new decision', async () => {
    const { owner, memorial, post, make, approve, reject } = await mailed()
    await expect(undo(approve)).rejects.toMatchObject({ code: 'CONTRIBUTION_DECIDED' })
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    const editors = await make('approve', editor.id)
    await decide(approve)
    for (const other of [reject, editors]) {
      await expect(undo(other)).rejects.toMatchObject({ code: 'CONTRIBUTION_DECIDED' })
      expect(await findDecisionLinkView(visitor(), { token: other })).toMatchObject({ canUndo: false })
    }
    await execute(reopenContribution, callerFor(actorFor(owner)), { id: post.id })
    await expect(undo(approve)).rejects.toMatchObject({ code: 'CONTRIBUTION_DECIDED' })
    await execute(approveContribution, callerFor(actorFor(editor)), { id: post.id })
    await expect(undo(approve)).rejects.toMatchObject({ code: 'CONTRIBUTION_DECIDED' })
    await expect(undo('ukendt')).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
  })

  test('is possible while the link is valid and its receiver moderates the page', async () => {
    const { memorial, post, approve } = await mailed()
    await decide(approve)
    await db.accessToken.updateMany({ where: { contributionId: post.id }, data: { expiresAt: new Date(0) } })
    await expect(undo(approve)).rejects.toMatchObject({ code: 'CONTRIBUTION_DECIDED' })
    await db.memorialMember.updateMany({ where: { memorialId: memorial.id }, data: { role: 'viewer' } })
    await expect(undo(approve)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
  })

  test('two concurrent clicks undo it once', async () => {
    const { approve, memorial } = await mailed()
    await decide(approve)
    const results = await Promise.allSettled([undo(approve), undo(approve)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await countContributions(memorial.id)).toMatchObject({ greetings: 0 })
  })
})

describe('the pictures of a pending post', () => {
  const fetchPicture = (token: string, id: string) =>
    GET(new Request('http://localhost:3000/'), { params: Promise.resolve({ token, id }) })

  test('are visible through the link without a sign-in, and not cached', async () => {
    const { memorial, post, approve } = await mailed()
    const { id } = await createPicture({ memorial, contributionId: post.id })
    const view = await findDecisionLinkView(visitor(), { token: approve })
    expect(view?.contribution.pictures[0]?.src).toBe(`/api/moderation/${approve}/pictures/${id}`)
    const answer = await fetchPicture(approve, id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('and no others: not the page’s, not another post’s, not by an old or unknown link, not what the operator hid', async () => {
    const { memorial, post, approve } = await mailed()
    const own = await createPicture({ memorial, contributionId: post.id })
    const familys = await createPicture({ memorial })
    const other = await createContribution({ memorial })
    const others = await createPicture({ memorial, contributionId: other.id })
    for (const [token, id] of [
      [approve, familys.id],
      [approve, others.id],
      [approve, 'x'],
      ['ukendt', own.id],
    ] as const) {
      expect((await fetchPicture(token, id)).status).toBe(404)
    }
    await db.contribution.update({ where: { id: post.id }, data: { status: 'hidden' } })
    expect((await fetchPicture(approve, own.id)).status).toBe(404)
    await db.contribution.update({ where: { id: post.id }, data: { status: 'pending' } })
    await db.accessToken.updateMany({ where: { contributionId: post.id }, data: { expiresAt: new Date(0) } })
    expect((await fetchPicture(approve, own.id)).status).toBe(404)
    expect((await findDecisionLinkView(visitor(), { token: approve }))?.contribution.pictures).toEqual([])
  })
})
