import { expect, it } from 'vitest'
import { vouchersKeptFrom } from '@/lib/domain/legal/voucher-retention'

it('a year of vouchers is over five years after its end, when the new year begins in Denmark', () => {
  expect(vouchersKeptFrom(new Date('2026-12-31T22:59:59Z'))).toEqual({
    day: new Date('2021-01-01'),
    moment: new Date('2020-12-31T23:00:00Z'),
  })
  expect(vouchersKeptFrom(new Date('2026-12-31T23:00:00Z'))).toEqual({
    day: new Date('2022-01-01'),
    moment: new Date('2021-12-31T23:00:00Z'),
  })
})
