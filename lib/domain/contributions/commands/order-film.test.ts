import { expect, test } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { approveContribution } from '@/lib/domain/contributions/commands/approve-contribution'
import { decideByLink } from '@/lib/domain/contributions/commands/decide-by-link'
import { decideContributions } from '@/lib/domain/contributions/commands/decide-contributions'
import { orderFilm } from '@/lib/domain/contributions/commands/order-film'
import { rejectContribution } from '@/lib/domain/contributions/commands/reject-contribution'
import { tidyUploads } from '@/lib/domain/media/uploads/uploads'
import { makeGreetingFilmJob } from '@/lib/domain/moving-greetings/jobs'
import { execute } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPage } from '@/tests/factories/greetings'
import { pictureFile } from '@/tests/factories/media'
import { sendMoving } from '@/tests/factories/moving-greetings'

const toDraw = async () => ({ film: undefined, still: undefined, pictures: [await pictureFile(160, 120)] })

const filmOf = (contributionId: string) => db.media.findFirstOrThrow({ where: { contributionId, kind: 'video' } })

async function ordersOf(contributionId: string): Promise<number> {
  const { id } = await filmOf(contributionId)
  const { rows } = await pool.query(
    `SELECT 1 FROM pgboss.job WHERE name = 'make-greeting-film' AND data->>'mediaId' = $1`,
    [id],
  )
  return rows.length
}

/** A page for which visitors at as many addresses have had the films of a day drawn, and one more that waits. */
async function pageWithWaitingFilm() {
  const { owner, memorial } = await createPage()
  const sent = []
  for (let film = 0; film < 4; film++) sent.push((await sendMoving(memorial, await toDraw())).result)
  const post = sent.at(-1)
  if (!post) throw new Error('nothing was sent')
  return { owner, memorial, sent, post }
}

test('three films a day are drawn for a page’s visitors, whatever their addresses; more wait for the family', async () => {
  const { memorial, sent, post } = await pageWithWaitingFilm()
  expect(sent.map(({ film }) => film?.state)).toEqual(['processing', 'processing', 'processing', 'waiting'])
  // What the film is made of is seen meanwhile.
  expect(post).toMatchObject({ status: 'pending', pictures: [{ alt: expect.any(String) }] })
  expect(await Promise.all(sent.map(({ id }) => ordersOf(id)))).toEqual([1, 1, 1, 0])
  const guest = callerFor(actorFor(await createAccount()))
  expect((await sendMoving(memorial, await toDraw(), guest)).result.film?.state).toBe('processing')
  const other = await createPage()
  expect((await sendMoving(other.memorial, await toDraw())).result.film?.state).toBe('processing')
})

test('a waiting film is drawn once when a moderator asks for it, before anything is decided', async () => {
  const { owner, post } = await pageWithWaitingFilm()
  const caller = callerFor(actorFor(owner))
  await execute(orderFilm, caller, { id: post.id })
  await execute(orderFilm, caller, { id: post.id })
  expect(await ordersOf(post.id)).toBe(1)
  const { id } = await filmOf(post.id)
  await makeGreetingFilmJob.perform({ mediaId: id })
  expect(await filmOf(post.id)).toMatchObject({ status: 'ready' })
  expect(await db.contribution.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject({ status: 'pending' })
})

test.each([
  [
    'in the queue',
    async (id: string, { owner }: { owner: Parameters<typeof actorFor>[0] }) =>
      execute(approveContribution, callerFor(actorFor(owner)), { id }),
  ],
  [
    'among others',
    async (id: string, { owner, memorial }: { owner: Parameters<typeof actorFor>[0]; memorial: { id: string } }) =>
      execute(decideContributions, callerFor(actorFor(owner)), {
        id: memorial.id,
        ids: [id],
        decision: 'approve',
        seen: 'pending',
      }),
  ],
  [
    'by the link in a mail',
    async (id: string, { owner }: { owner: Parameters<typeof actorFor>[0] }) => {
      const link = { kind: 'contribution_approve' as const, userId: owner.id, contributionId: id, validMs: 3600_000 }
      return execute(decideByLink, callerFor(visitor()), { token: await createAccessToken(db, link) })
    },
  ],
])('a waiting film is drawn when its greeting is approved %s', async (_, approve) => {
  const { owner, memorial, post } = await pageWithWaitingFilm()
  await approve(post.id, { owner, memorial })
  expect(await ordersOf(post.id)).toBe(1)
})

test('the film of a rejected greeting is never drawn', async () => {
  const { owner, post } = await pageWithWaitingFilm()
  await execute(rejectContribution, callerFor(actorFor(owner)), { id: post.id })
  expect(await ordersOf(post.id)).toBe(0)
})

test('a film waits as long as the family takes, and has a day from when it is asked for', async () => {
  const { owner, post } = await pageWithWaitingFilm()
  await tidyUploads(new Date(Date.now() + 40 * 24 * 3600_000))
  expect(await filmOf(post.id)).toMatchObject({ status: 'processing', processingSince: null })
  await db.media.updateMany({ where: { contributionId: post.id }, data: { createdAt: new Date('2026-01-05') } })
  await execute(orderFilm, callerFor(actorFor(owner)), { id: post.id })
  await tidyUploads()
  expect(await filmOf(post.id)).toMatchObject({ status: 'processing' })
  await tidyUploads(new Date(Date.now() + 25 * 3600_000))
  expect(await filmOf(post.id)).toMatchObject({ status: 'failed' })
})

test('nobody else can ask for it, and not for what is no post', async () => {
  const { post } = await pageWithWaitingFilm()
  const ask = (caller: ReturnType<typeof callerFor>, id: string) => execute(orderFilm, caller, { id })
  await expect(ask(callerFor(visitor()), post.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(ask(callerFor(actorFor(await createAccount())), post.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { owner } = await createPage()
  await expect(ask(callerFor(actorFor(owner)), post.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ask(callerFor(actorFor(owner)), 'x')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await ordersOf(post.id)).toBe(0)
})
