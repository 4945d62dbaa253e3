import { describe, expect, it } from 'vitest'
import { readDailyCounts, readStatistics } from '@/lib/domain/memorials/statistics'
import { getStatistics, getStatisticsFile } from '@/lib/domain/memorials/statistics-queries'
import { keepVisits } from '@/lib/domain/memorials/visit-counts'
import { db } from '@/lib/server/db'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const day = '2026-05-03'
const now = new Date('2026-05-03T10:00:00Z')
const visit = (key: string, source: 'qr' | 'link', count: number, on = day) => ({ key, day: on, source, count })

async function page() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  return { ...memorial, actor: actorFor(owner) }
}

describe('counted visits', () => {
  it('are added to the page’s day by id, slug or former slug, and ignored for unknown keys', async () => {
    const { id, slug } = await page()
    const old = `gammel-${slug}`
    await db.memorialSlug.create({ data: { slug: old, memorialId: id } })
    await keepVisits([visit(slug, 'link', 2), visit(id, 'link', 3), visit(old, 'qr', 1), visit('findes-ikke', 'qr', 9)])
    await keepVisits([visit(slug, 'link', 1)])
    const { totals } = await readStatistics(id, '30d', now)
    expect(totals).toEqual({ qr: 1, link: 6, candles: 0, posts: 0 })
  })

  it('are right when a scan and its page are stored in any order, and never negative', async () => {
    const { id, slug } = await page()
    await keepVisits([visit(slug, 'qr', 2), visit(slug, 'link', -2)])
    expect((await readStatistics(id, '30d', now)).totals).toMatchObject({ qr: 0, link: 0 })
    await keepVisits([visit(slug, 'link', 5)])
    expect((await readStatistics(id, '30d', now)).totals).toMatchObject({ qr: 2, link: 3 })
  })
})

describe('the statistics of a page', () => {
  it('have every day, month or year of the period, including empty ones, with posts', async () => {
    const { id, slug } = await page()
    await keepVisits([visit(slug, 'link', 4), visit(slug, 'link', 1, '2026-04-03'), visit(slug, 'qr', 7, '2022-01-31')])
    const contributions = [
      { kind: 'candle' as const, approved: 3 },
      { kind: 'greeting' as const, approved: 1 },
      { kind: 'tribute' as const, approved: 1 },
    ]
    await db.contributionDay.createMany({
      data: contributions.map((row) => ({ ...row, memorialId: id, day: new Date(day) })),
    })
    const days = await readStatistics(id, '30d', now)
    expect(days.points).toHaveLength(30)
    expect(days.points.at(-1)).toMatchObject({ key: day, short: '3. maj', link: 4, candles: 3, posts: 2 })
    expect(days.totals.link).toBe(4)
    const months = await readStatistics(id, '12m', now)
    expect(months.points.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['2025-06', '2025-12', '2026-01', '2026-05']),
    )
    expect(months.points).toHaveLength(12)
    expect(months.totals.link).toBe(5)
    const all = await readStatistics(id, 'all', now)
    expect(all.points.map(({ key, qr }) => [key, qr])).toEqual([
      ['2022', 7],
      ['2023', 0],
      ['2024', 0],
      ['2025', 0],
      ['2026', 0],
    ])
  })

  it('open in a Danish spreadsheet, day by day', async () => {
    const { id, slug, actor } = await page()
    await keepVisits([visit(slug, 'qr', 2), visit(slug, 'link', 3)])
    expect(await readDailyCounts(id, now)).toEqual([{ day, qr: 2, link: 3, candles: 0, posts: 0 }])
    const { body, contentType } = await getStatisticsFile(actor, { id: slug, period: 'all' })
    expect(contentType).toBe('text/csv; charset=utf-8')
    expect(body).toBe('\uFEFFDato;Besøg fra QR-koden;Besøg fra links;Lys;Hilsner og minder\r\n2026-05-03;2;3;0;0\r\n')
  })

  it('are for owners and editors only', async () => {
    const { id, slug, actor } = await page()
    const [editor, reader, outsider] = [await createAccount(), await createAccount(), await createAccount()]
    await addMember({ id }, editor, 'editor')
    await addMember({ id }, reader, 'first_reader')
    await getStatistics(actorFor(editor), { id: slug, period: 'all' })
    for (const other of [reader, outsider]) {
      await expect(getStatistics(actorFor(other), { id: slug, period: 'all' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      })
      await expect(getStatisticsFile(actorFor(other), { id: slug, period: 'all' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      })
    }
    await db.memorial.update({ where: { id }, data: { visibility: 'members' } })
    await expect(getStatistics(actorFor(outsider), { id: slug, period: 'all' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await getStatistics(actor, { id, period: '12m' })
  })
})
