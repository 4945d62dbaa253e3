import { describe, expect, it } from 'vitest'
import { followByPush } from '@/lib/domain/followers/commands/follow-by-push'
import { stopFollowing } from '@/lib/domain/followers/commands/stop-following'
import { pushFollower } from '@/lib/domain/followers/push-follower'
import { countFollowers, findFollowing } from '@/lib/domain/followers/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createBrowserFollower } from '@/tests/factories/followers'
import { createMemorial } from '@/tests/factories/memorials'
import { browserDevice, pushDevice } from '@/tests/factories/push'
import { service } from '@/tests/factories/push-subscriptions'

const caller = () => callerFor(visitor(), { address: crypto.randomUUID() })
const message = {
  title: 'Mindesiden for Karen Holm',
  body: 'Nyt',
  path: '/memorial/karen',
  tag: 's',
  settings: '/foelg/x',
}
const rowsOf = (memorial: { id: string }) => db.follower.findMany({ where: { memorialId: memorial.id } })
const follow = (id: string, device = browserDevice()) => execute(followByPush, caller(), { id, ...device.subscription })
const tokenIn = (path: string) => /^\/foelg\/([\w-]{43})$/.exec(path)?.[1] ?? expect.fail(path)
const queuedFor = (followerId: string) =>
  db.$queryRaw`SELECT data FROM pgboss.job WHERE name = 'push-follower' AND data::text LIKE ${`%${followerId}%`}`

async function openPage(columns: object = {}) {
  const owner = await createAccount()
  return { owner, memorial: await createMemorial({ owner, ...columns }) }
}

describe('following a page by push', () => {
  it('begins by the browser alone, names where it ends, and ends there with one press', async () => {
    const { owner, memorial } = await openPage()
    const { result } = await follow(memorial.slug)
    const token = tokenIn(result.next)
    expect(await findFollowing(visitor(), { token })).toEqual({
      kind: 'following',
      by: 'browser',
      page: { slug: memorial.slug, memorialName: 'Karen Holm' },
    })
    expect(await countFollowers(actorFor(owner), { id: memorial.id })).toBe(1)
    await execute(stopFollowing, caller(), { token })
    expect(await rowsOf(memorial)).toEqual([])
  })

  it('is told to the browser at once, and again changes nothing and tells nothing', async () => {
    const { memorial } = await openPage()
    const device = browserDevice()
    const answers = [await follow(memorial.id, device), await follow(memorial.id, device)]
    expect(answers[0]?.result).toEqual(answers[1]?.result)
    const [row, ...more] = await rowsOf(memorial)
    expect(more).toEqual([])
    expect(await queuedFor(row?.id ?? '')).toHaveLength(1)
  })

  it.each([
    ['is for members', { visibility: 'members' as const }, 'NOT_FOUND'],
    ['is archived', { state: 'archived' as const }, 'NOT_FOUND'],
    ['is hidden by the operator', { hiddenAt: new Date() }, 'NOT_FOUND'],
  ])('is not possible where the page %s', async (_, columns, code) => {
    const { memorial } = await openPage(columns)
    await expect(follow(memorial.id)).rejects.toMatchObject({ code })
    expect(await rowsOf(memorial)).toEqual([])
  })

  it('goes to the push services of browsers alone, with keys that can be encrypted for', async () => {
    const { memorial } = await openPage()
    const { endpoint, keys } = browserDevice().subscription
    const { keys: others } = pushDevice().subscription
    const wrong = [
      pushDevice('push.example.com').subscription,
      pushDevice('fcm.googleapis.com.example.com').subscription,
      pushDevice('notfcm.googleapis.com.evil.dk').subscription,
      { endpoint: endpoint.replace('https:', 'http:'), keys },
      { endpoint, keys: { ...others, p256dh: 'A'.repeat(87) } },
    ]
    for (const subscription of wrong) {
      const asked = execute(followByPush, caller(), { id: memorial.id, ...subscription })
      await expect(asked, subscription.endpoint).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    expect(await rowsOf(memorial)).toEqual([])
  })

  it('is limited for one browser', async () => {
    const { memorial } = await openPage()
    const device = browserDevice()
    for (let time = 0; time < 20; time++) await follow(memorial.id, device)
    await expect(follow(memorial.id, device)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('a message to a browser that follows a page', () => {
  it('can be opened by that browser alone', async () => {
    const { memorial } = await openPage()
    const { id, device } = await createBrowserFollower({ memorial })
    const { calls, transport } = service(201)
    await pushFollower({ followerId: id, message }, transport)
    expect(device.open(calls[0]?.body ?? Buffer.alloc(0))).toEqual(message)
  })

  it('is not sent when the page was closed after it was written, and not after the person stopped', async () => {
    const { memorial } = await openPage()
    const { id } = await createBrowserFollower({ memorial })
    const { calls, transport } = service(201)
    for (const closed of [
      { visibility: 'members' as const },
      { state: 'archived' as const },
      { hiddenAt: new Date() },
    ]) {
      const { id: closedId } = (await openPage(closed)).memorial
      await db.follower.update({ where: { id }, data: { memorialId: closedId } })
      await pushFollower({ followerId: id, message }, transport)
    }
    await db.follower.delete({ where: { id } })
    await pushFollower({ followerId: id, message }, transport)
    expect(calls).toEqual([])
  })

  it('that its service says is gone ends the following of every page in that browser, and of no other', async () => {
    const [one, other] = [(await openPage()).memorial, (await openPage()).memorial]
    const device = browserDevice()
    for (const { id } of [one, other]) await follow(id, device)
    await follow(one.id)
    const { endpoint } = device.subscription
    const { id } = await db.follower.findFirstOrThrow({ where: { endpoint, memorialId: one.id } })
    await pushFollower({ followerId: id, message }, service(410).transport)
    expect((await rowsOf(one)).map((row) => row.endpoint)).not.toContain(endpoint)
    expect([(await rowsOf(one)).length, (await rowsOf(other)).length]).toEqual([1, 0])
  })

  it('is tried again while its service fails', async () => {
    const { memorial } = await openPage()
    const { id } = await createBrowserFollower({ memorial })
    await expect(pushFollower({ followerId: id, message }, service(503).transport)).rejects.toThrow('503')
    expect(await rowsOf(memorial)).toMatchObject([{ failingSince: expect.any(Date) }])
  })
})

it('a follower is a mail address or a browser, never both and never neither', async () => {
  const { memorial } = await openPage()
  const { endpoint, keys } = browserDevice().subscription
  const [mail, browser] = [
    { email: 'lis@eksempel.dk', emailKey: 'lis@eksempel.dk' },
    { endpoint, ...keys },
  ]
  for (const data of [{}, { ...mail, ...browser }, { email: mail.email }, { endpoint }]) {
    await expect(db.follower.create({ data: { memorialId: memorial.id, ...data } })).rejects.toThrow('Follower_one_way')
  }
})
