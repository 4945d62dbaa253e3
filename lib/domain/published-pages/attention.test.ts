import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { findPublishedAttention } from '@/lib/domain/published-pages/attention'
import { checkTreeJob } from '@/lib/domain/published-pages/check-job'
import { orderCheck } from '@/lib/domain/published-pages/commands/order-check'
import { publishAgain } from '@/lib/domain/published-pages/commands/publish-again'
import { getArchive } from '@/lib/domain/published-pages/queries'
import { inTree, treeFolder } from '@/lib/domain/published-pages/tree-on-disk'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { startQueue } from '@/lib/server/jobs'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createPublished, publishByHand } from '@/tests/factories/published-pages'
import { createCode } from '@/tests/factories/qr-codes'

const administrator = async () => administratorFor(await createAccount())
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const told = async (minutes: number) =>
  (await findPublishedAttention(inMinutes(minutes))).map(({ key, urgency, link }) => `${key} ${urgency} ${link}`)

beforeEach(async () => {
  await db.publishedPage.deleteMany()
  await db.memorial.deleteMany()
  await rm(treeFolder, { recursive: true, force: true })
})

describe('what waits for a person', () => {
  it('is a copy that stands a minute where it must not, and at once one of a deleted page', async () => {
    const page = await createPublished()
    expect(await told(30)).toEqual([])
    await db.memorial.update({ where: { id: page.id }, data: { visibility: 'members' } })
    expect(await told(0)).toEqual([])
    expect(await told(2)).toEqual(['archive-leaving now 1 side'])
    await db.memorial.delete({ where: { id: page.id } })
    expect(await told(0)).toEqual(['archive-leaving now 1 side'])
  })

  it('is a page that has waited for a quarter of an hour, and a copy with a problem', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    expect(await told(30)).toEqual([])
    await createCode({ owner, memorials: [memorial] })
    expect(await told(14)).toEqual([])
    expect(await told(16)).toEqual(['archive-waiting due 1 side'])
    await publishByHand(memorial.id)
    expect(await told(16)).toEqual([])
    await db.memorial.update({ where: { id: memorial.id }, data: { firstName: 'Kirsten' } })
    expect(await told(16)).toEqual(['archive-waiting due 1 side'])
    await db.publishedPage.updateMany({ data: { problem: '1 fil mangler', version: '' } })
    expect(await told(16)).toEqual(['archive-broken due 1 side'])
  })
})

describe('the archive in the console', () => {
  it('is checked once for all who ask, and tells when and what was found', async () => {
    await startQueue({ work: false })
    const [page, actor] = [await createPublished(), await administrator()]
    expect(await getArchive(actor, {})).toMatchObject({ published: 1, waiting: 0, lastCheck: null, isChecking: false })
    await execute(orderCheck, callerFor(actor), {})
    await execute(orderCheck, callerFor(await administrator()), {})
    expect(await getArchive(actor, {})).toMatchObject({ isChecking: true })
    await rm(inTree(page.folder), { recursive: true })
    await checkTreeJob.perform({})
    expect(await getArchive(actor, {})).toMatchObject({
      lastCheck: { published: 0, wrong: 1, repaired: 1 },
      broken: [{ id: page.id, name: 'Karen Holm', isLeaving: false, problem: expect.stringContaining('Listen') }],
      brokenCount: 1,
    })
    expect(
      await db.auditEntry.findMany({
        where: { subjectType: 'archive' },
        orderBy: { id: 'asc' },
        select: { command: true },
      }),
    ).toEqual([
      { command: 'published-pages.order-check' },
      { command: 'published-pages.order-check' },
      { command: 'published-pages.note-check' },
    ])
  })

  it('has a page made anew when an administrator says so, and refuses one that has no copy', async () => {
    const [page, caller] = [await createPublished(), callerFor(await administrator())]
    await execute(publishAgain, caller, { id: page.id })
    expect(await db.publishedPage.findUnique({ where: { memorialId: page.id } })).toMatchObject({ version: '' })
    expect(await db.auditEntry.count({ where: { subjectId: page.id, command: 'published-pages.publish-again' } })).toBe(
      1,
    )
    await expect(execute(publishAgain, caller, { id: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
