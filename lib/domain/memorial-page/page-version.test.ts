import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { approveContribution } from '@/lib/domain/contributions/commands/approve-contribution'
import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { rejectContribution } from '@/lib/domain/contributions/commands/reject-contribution'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { keepVisits } from '@/lib/domain/memorials/visit-counts'
import { deleteAccount } from '@/lib/domain/privacy/commands/delete-account'
import { blockCode } from '@/lib/domain/qr-codes/commands/block-code'
import { retireCode } from '@/lib/domain/qr-codes/commands/retire-code'
import { unblockCode } from '@/lib/domain/qr-codes/commands/unblock-code'
import { unlinkQrCode } from '@/lib/domain/qr-codes/commands/unlink-qr-code'
import { execute } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution, solvedProof } from '@/tests/factories/contributions'
import { whileLocked } from '@/tests/factories/held-locks'
import { createMemorial } from '@/tests/factories/memorials'
import { givePlan, openShop } from '@/tests/factories/plans'
import { askForDeletion, createHousehold, letTimePass } from '@/tests/factories/privacy'
import { createMedia, createRichPage } from '@/tests/factories/rich-page'

beforeAll(openShop)

type Page = { id: string }

const versionOf = async ({ id }: Page) =>
  (await db.pageVersion.findUnique({ where: { memorialId: id } }))?.version ?? null

/** How far each page's version moves while `act` runs. */
async function moves(pages: Page[], act: () => Promise<unknown>): Promise<number[]> {
  const before = await Promise.all(pages.map(versionOf))
  await act()
  const after = await Promise.all(pages.map(versionOf))
  return after.map((version, index) => (version ?? 0) - (before[index] ?? 0))
}

async function newPage(columns: Partial<Parameters<typeof createMemorial>[0]> = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner, ...columns })
  return { owner, memorial, caller: callerFor(actorFor(owner)) }
}

describe('the version of a page', () => {
  it('begins at 1 and moves once for each transaction that changes what is shown', async () => {
    const { memorial, caller } = await newPage()
    expect(await versionOf(memorial)).toBe(1)
    const edit = { id: memorial.id, revision: 1, epitaph: 'Altid elsket', bornPlace: 'Ribe', layout: 'enhanced' }
    expect(await moves([memorial], () => execute(updateMemorial, caller, edit))).toEqual([1])
  })

  it('moves when a plan begins and when it ends', async () => {
    const { memorial } = await newPage()
    let plan: Page | undefined
    expect(await moves([memorial], async () => (plan = await givePlan(memorial.id, 'premium')))).toEqual([1])
    const ended = { status: 'ended', endReason: 'lapsed', endedAt: new Date() } as const
    expect(await moves([memorial], () => db.subscription.update({ where: plan as Page, data: ended }))).toEqual([1])
  })

  it('moves with the code of its stone, on both pages of a double stone', async () => {
    const { memorial, partner, code, owner } = await createRichPage()
    const admin = callerFor(administratorFor(await createAccount({ isAdmin: true })))
    const about = { code: code.code, reason: 'Stenen blev stjålet' }
    const stone = [memorial, partner]
    expect(await moves(stone, () => execute(blockCode, admin, about))).toEqual([1, 1])
    expect(await moves(stone, () => execute(unblockCode, admin, about))).toEqual([1, 1])
    const link = { code: code.code, memorialId: partner.id }
    expect(await moves(stone, () => execute(unlinkQrCode, callerFor(actorFor(owner)), link))).toEqual([1, 1])
    expect(await moves(stone, () => execute(retireCode, admin, about))).toEqual([1, 0])
  })

  it('moves when a page that its family tree leads to is opened, closed, renamed or deleted', async () => {
    const { memorial, own, linked } = await createRichPage()
    for (const { id } of [own, linked]) {
      const change = (data: object) => () => db.memorial.update({ where: { id }, data })
      expect(await moves([memorial], change({ visibility: 'members' }))).toEqual([1])
      expect(await moves([memorial], change({ visibility: 'public' }))).toEqual([1])
      expect(await moves([memorial], change({ hiddenAt: new Date() }))).toEqual([1])
      expect(await moves([memorial], change({ slug: `nyt-${id}` }))).toEqual([1])
      expect(await moves([memorial], change({ epitaph: 'Kun på egen side' }))).toEqual([0])
      expect(await moves([memorial], () => db.memorial.delete({ where: { id } }))).toEqual([1])
    }
  })

  it('moves for a post when it is shown and when it is taken down, not before', async () => {
    const { memorial, caller } = await newPage()
    const light = { id: memorial.id, name: 'Bodil', altcha: await solvedProof() }
    expect(await moves([memorial], () => execute(lightCandle, callerFor(visitor()), light))).toEqual([1])
    let post: Page = { id: '' }
    expect(await moves([memorial], async () => (post = await createContribution({ memorial })))).toEqual([0])
    const contributionId = post.id
    expect(await moves([memorial], () => createMedia(memorial, { contributionId }))).toEqual([0])
    expect(await moves([memorial], () => execute(approveContribution, caller, { id: post.id }))).toEqual([1])
    expect(await moves([memorial], () => execute(rejectContribution, caller, { id: post.id }))).toEqual([1])
    expect(await moves([memorial], () => db.contribution.delete({ where: { id: post.id } }))).toEqual([0])
  })

  it('stays for visits, for files that are not ready, and for what only the family sees', async () => {
    const { memorial, waiting } = await createRichPage()
    const visit = { key: memorial.slug, day: '2026-05-03', source: 'link' as const, count: 2 }
    expect(await moves([memorial], () => keepVisits([visit]))).toEqual([0])
    const progress = { width: 100, processingSince: new Date() }
    expect(await moves([memorial], () => db.media.update({ where: waiting, data: progress }))).toEqual([0])
    const family = { guestbookMode: 'at_once', remembersBirth: true, revision: 9 } as const
    expect(await moves([memorial], () => db.memorial.update({ where: { id: memorial.id }, data: family }))).toEqual([0])
    expect(await moves([memorial], () => db.media.update({ where: waiting, data: { status: 'ready' } }))).toEqual([1])
  })

  it('moves when the account of its owner is closed and its page with it, and goes with a page', async () => {
    const { owner, memorial, draft } = await createHousehold('Skov')
    await askForDeletion(owner, { [memorial.id]: { kind: 'archive' }, [draft.id]: { kind: 'delete' } })
    await letTimePass(owner)
    const worker = callerFor({ kind: 'system', name: 'jobs' })
    const close = () => execute(deleteAccount, worker, { userId: owner.id })
    expect(await moves([memorial], close)).toEqual([1])
    expect(await versionOf(draft)).toBeNull()
  })
})

describe('many changes', () => {
  it('of one transaction move it once and send one notification, a deletion sends one too', async () => {
    const { memorial } = await newPage()
    const heard = await listen()
    const write = () =>
      db.$transaction(async (tx) => {
        for (let position = 0; position < 30; position++) {
          await tx.album.create({ data: { memorialId: memorial.id, title: 'Sommer', position } })
        }
        await tx.memorial.update({ where: { id: memorial.id }, data: { epitaph: 'Tak for alt' } })
      })
    expect(await moves([memorial], write)).toEqual([1])
    expect(await heard()).toEqual([memorial.id])
    expect(await db.pageChange.count()).toBe(0)
    await db.memorial.delete({ where: { id: memorial.id } })
    expect(await heard()).toEqual([memorial.id])
  })

  it('that are rolled back move nothing', async () => {
    const { memorial } = await newPage()
    const fail = async (tx: Transaction) => {
      await tx.album.create({ data: { memorialId: memorial.id, title: 'Sommer' } })
      throw new Error('changed my mind')
    }
    expect(await moves([memorial], () => db.$transaction(fail).catch(() => undefined))).toEqual([0])
  })

  // Without the commands' further tries, which would hide a deadlock.
  it('of fifty candles and an editor at once are all counted, without a deadlock', async () => {
    const { memorial } = await newPage()
    const candle = () => createContribution({ memorial, kind: 'candle', status: 'approved' })
    const save = (epitaph: string) =>
      db.$transaction(async (tx) => {
        await lockMemorial(tx, memorial.id)
        await tx.album.create({ data: { memorialId: memorial.id, title: epitaph } })
        await tx.memorial.update({ where: { id: memorial.id }, data: { epitaph } })
      })
    const all = () => Promise.all([...Array.from({ length: 50 }, candle), save('Tak'), save('Altid elsket')])
    expect(await moves([memorial], all)).toEqual([52])
  })

  it('wait for nobody in the wrong order: a version is locked after every other row', async () => {
    const { memorial } = await newPage()
    const [post, media] = [await createContribution({ memorial, status: 'approved' }), await createMedia(memorial)]
    const lockPage = (tx: Transaction) => lockMemorial(tx, memorial.id)
    const caption = (tx: Transaction) => tx.media.update({ where: { id: media.id }, data: { caption: 'I haven' } })
    const writeFirst = () =>
      db.$transaction(async (tx) => {
        await tx.contribution.update({ where: { id: post.id }, data: { message: 'Kære Karen' } })
        await lockPage(tx)
      })
    const both = () => whileLocked({ held: lockPage, wanted: caption }, writeFirst)
    expect(await moves([memorial], both)).toEqual([2])
  })
})

/** Listens on a connection of its own; the function it returns gives what was announced since the last call. */
async function listen(): Promise<() => Promise<string[]>> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  onTestFinished(() => client.end())
  const heard: string[] = []
  client.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await client.query('LISTEN mindelund_page_versions')
  return async () => {
    // Notifications arrive in the order of their commits, and before the answer to this.
    await client.query("NOTIFY mindelund_page_versions, 'end'")
    return heard.splice(0).filter((payload) => payload !== 'end')
  }
}
