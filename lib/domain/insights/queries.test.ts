import { describe, expect, it } from 'vitest'
import { attentionSources, findAttention } from '@/lib/domain/insights/attention'
import { keepFigures } from '@/lib/domain/insights/jobs'
import { getOverview } from '@/lib/domain/insights/queries'
import { db } from '@/lib/server/db'
import type { Attention } from '@/lib/shared/attention'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createBatch } from '@/tests/factories/production'
import { createCode, createPackage } from '@/tests/factories/qr-codes'
import { createApplication, createOrder } from '@/tests/factories/reseller-companies'
import { createReseller } from '@/tests/factories/resellers'

const administrator = async () => administratorFor(await createAccount({ isAdmin: true }))
const lines = (attention: Attention[]) => attention.map(({ link, rest }) => `${link} ${rest}`)
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)

describe('the console’s front page', () => {
  it('tells what waits for a person, and counts pages and codes by state', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    await createMemorial({ owner, state: 'draft' })
    await createCode({ owner, memorials: [memorial] })
    await createPackage({ count: 40, name: 'Rigelig' })
    const { id: packageId } = await createPackage({ count: 5, name: 'Knap' })
    const taken = await db.qrCode.findMany({ where: { packageId }, take: 4, select: { id: true } })
    await db.qrCode.updateMany({ where: { id: { in: taken.map(({ id }) => id) } }, data: { state: 'claimed' } })
    const post = { memorialId: memorial.id, kind: 'greeting' as const, authorName: 'Bo', message: 'Tak' }
    await db.contribution.createMany({
      data: [
        { ...post, createdAt: daysAgo(8) },
        { ...post },
        { ...post, createdAt: daysAgo(8), status: 'approved' as const },
      ],
    })
    const sent = { subject: 's', name: 'Bo', email: 'b@eksempel.dk', emailKey: 'b@eksempel.dk' }
    await db.supportCase.createMany({
      data: [
        { ...sent, topic: 'question' },
        { ...sent, topic: 'question', lastEntryAt: daysAgo(8) },
        { ...sent, topic: 'question', status: 'closed' },
        { ...sent, topic: 'report', dueOn: daysAgo(-3) },
      ],
    })
    await createOrder(await createReseller(owner))
    await createApplication()
    await createBatch({ count: 2, state: 'stopped', dueOn: '2026-01-01' })
    const overview = await getOverview(await administrator())
    const told = lines(overview.attention)
    for (const line of [
      '2 henvendelser venter på svar, 1 af dem burde være besvaret nu.',
      '1 anmeldelse skal afgøres inden fristen.',
      '1 virksomhed vil være forhandler.',
      '1 bestilling fra forhandlere er ikke sat i gang.',
      '1 parti skulle have været sendt.',
      '2 stykker på værkstedet venter på en afgørelse.',
      '1 indlæg har ventet på familiens svar i over en uge.',
    ])
      expect(told).toContain(line)
    expect(told.some((line) => line.includes('Knap har 1 fri kode tilbage af 5.'))).toBe(true)
    expect(told.some((line) => line.includes('Rigelig'))).toBe(false)
    const report = overview.attention.find(({ key }) => key === 'reports.open')
    expect(report?.until?.slice(0, 10)).toBe(daysAgo(-3).toISOString().slice(0, 10))
    expect(overview.memorials).toEqual({ draft: 1, published: 1, archived: 0, memorialised: 0 })
    expect(overview.codes.find(({ state }) => state === 'linked')?.count).toBe(1)
  })

  it('says when few free codes are left in all', async () => {
    await db.qrCode.updateMany({ where: { state: 'produced' }, data: { state: 'claimed' } })
    expect(lines((await getOverview(await administrator())).attention)).toContain(
      '0 frie koder er der tilbage i alt. Lav en ny pakke.',
    )
  })

  it('keeps showing the counted figures of the day until they are counted again', async () => {
    const admin = await administrator()
    const before = (await getOverview(admin)).memorials.published
    await createMemorial({ owner: await createAccount() })
    expect((await getOverview(admin)).memorials.published).toBe(before)
    await keepFigures()
    expect((await getOverview(admin)).memorials.published).toBe(before + 1)
  })
})

describe('what waits for a person', () => {
  const line = (key: string, urgency: Attention['urgency'], since: string | null): Attention => ({
    key,
    urgency,
    since,
    badge: 'b',
    link: key,
    rest: '',
    href: '/admin',
    until: null,
  })

  it('is told with the most urgent first, then the oldest', async () => {
    const told = await findAttention(new Date(), {
      a: async () => [line('note', 'note', '2020-01-01T00:00:00Z'), line('new', 'now', '2026-01-02T00:00:00Z')],
      b: async () => [line('old', 'now', '2026-01-01T00:00:00Z'), line('due', 'due', null)],
    })
    expect(told.map(({ key }) => key)).toEqual(['old', 'new', 'due', 'note'])
  })

  it('is told although one concept cannot answer, which is told too', async () => {
    const told = await findAttention(new Date(), {
      pakker: () => Promise.reject(new Error('gone')),
      andet: async () => [line('other', 'due', null)],
    })
    expect(told.map(({ link }) => link)).toEqual(['pakker', 'other'])
  })

  it('has one source for each concept, each with lines that lead into the console', async () => {
    for (const find of Object.values(attentionSources)) {
      for (const { href } of await find(new Date())) expect(href).toMatch(/^\/(admin|production)/)
    }
  })
})
