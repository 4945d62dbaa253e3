import { describe, expect, it } from 'vitest'
import { getOverview } from '@/lib/domain/insights/queries'
import { db } from '@/lib/server/db'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createBatch } from '@/tests/factories/production'
import { createCode, createPackage } from '@/tests/factories/qr-codes'
import { createApplication, createOrder } from '@/tests/factories/reseller-companies'
import { createReseller } from '@/tests/factories/resellers'

describe('the console’s overview', () => {
  it('shows what needs attention, and counts pages and codes by state', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    await createMemorial({ owner, state: 'draft' })
    await createCode({ owner, memorials: [memorial] })
    await createPackage({ count: 40, name: 'Rigelig' })
    const { id: packageId } = await createPackage({ count: 5, name: 'Knap' })
    const taken = await db.qrCode.findMany({ where: { packageId }, take: 4, select: { id: true } })
    await db.qrCode.updateMany({ where: { id: { in: taken.map(({ id }) => id) } }, data: { state: 'claimed' } })
    const old = new Date(Date.now() - 8 * 24 * 3600_000)
    const post = { memorialId: memorial.id, kind: 'greeting' as const, authorName: 'Bo', message: 'Tak' }
    await db.contribution.createMany({
      data: [{ ...post, createdAt: old }, post, { ...post, createdAt: old, status: 'approved' }],
    })
    const mail = { template: 'x', recipient: 'a@eksempel.dk', subject: 's', html: 'h', text: 't' }
    await db.mail.create({ data: { ...mail, messageId: 'fejl', status: 'failed' } })
    const sent = {
      topic: 'question' as const,
      subject: 's',
      name: 'Bo',
      email: 'b@eksempel.dk',
      emailKey: 'b@eksempel.dk',
    }
    await db.supportCase.createMany({ data: [sent, { ...sent, lastEntryAt: old }, { ...sent, status: 'closed' }] })
    await createOrder(await createReseller(owner))
    await createApplication()
    const overview = await getOverview(administratorFor(await createAccount({ isAdmin: true })))
    expect(overview).toMatchObject({ waitingApplications: 1, receivedOrders: 1 })
    expect(overview).toMatchObject({ openCases: 2, overdueCases: 1 })
    expect(overview).toMatchObject({ failedMails: 1, waitingMails: 0, oldPendingPosts: 1, lowStock: null })
    expect(overview.memorials).toEqual({ draft: 1, published: 1, archived: 0, memorialised: 0 })
    const count = (wanted: string) => overview.codes.find(({ state }) => state === wanted)?.count
    expect(['linked', 'produced', 'claimed', 'blocked'].map(count)).toEqual([1, 41, 4, 0])
    expect(overview.lowPackages).toMatchObject([{ name: 'Knap', free: 1, count: 5 }])
  })

  it('shows what needs attention in the workshop', async () => {
    await createBatch({ count: 2, state: 'stopped', dueOn: '2026-01-01' })
    await createBatch()
    const overview = await getOverview(administratorFor(await createAccount({ isAdmin: true })))
    expect(overview).toMatchObject({ lateBatches: 1, stoppedPieces: 2 })
  })

  it('says when few free codes are left in total', async () => {
    await db.qrCode.updateMany({ where: { state: 'produced' }, data: { state: 'claimed' } })
    const overview = await getOverview(administratorFor(await createAccount({ isAdmin: true })))
    expect(overview.lowStock).toBe(0)
  })
})
