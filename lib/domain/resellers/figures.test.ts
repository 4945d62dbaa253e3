import { describe, expect, it } from 'vitest'
import { countHandedOver } from '@/lib/domain/resellers/figures'
import { db } from '@/lib/server/db'
import { createStock } from '@/tests/factories/stock'

const now = new Date('2026-11-15T12:00:00Z')

describe('codes handed over per month', () => {
  it('counts twelve months of the Danish calendar, empty ones included, without other resellers’ codes', async () => {
    const { reseller, codes } = await createStock({ count: 4 })
    const { codes: foreign } = await createStock()
    const moments = [
      '2026-11-01T00:30:00+01:00', // still October in UTC
      '2026-10-31T23:30:00+01:00',
      '2025-12-01T00:10:00+01:00', // still November in UTC, the month before the first
      '2025-11-30T23:50:00+01:00', // one month too old
    ]
    const all = [...codes, ...foreign]
    await Promise.all(
      all.map(({ id }, at) =>
        db.qrCode.update({
          where: { id },
          data: { state: 'handed_over', handedOverAt: new Date(moments[at] ?? '2026-11-10T12:00:00Z') },
        }),
      ),
    )
    const months = await countHandedOver(reseller.id, now)
    expect(months).toHaveLength(12)
    expect(months[0]).toMatchObject({ key: '2025-12', short: 'dec. 25', long: 'december 2025' })
    expect(months.filter(({ count }) => count > 0).map(({ key, count }) => [key, count])).toEqual([
      ['2025-12', 1],
      ['2026-10', 1],
      ['2026-11', 1],
    ])
  })

  it('counts a stone once if its code was replaced', async () => {
    const { reseller, codes } = await createStock({ count: 2 })
    const [old, fresh] = codes
    const handedOverAt = new Date('2026-11-02T12:00:00Z')
    await db.qrCode.updateMany({ where: { resellerId: reseller.id }, data: { handedOverAt } })
    await db.qrCode.update({ where: { id: old?.id ?? '' }, data: { state: 'blocked', replacedById: fresh?.id ?? '' } })
    expect((await countHandedOver(reseller.id, now)).at(-1)).toMatchObject({ key: '2026-11', count: 1 })
  })
})
