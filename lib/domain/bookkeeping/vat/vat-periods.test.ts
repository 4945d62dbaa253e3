import { expect, it } from 'vitest'
import { findVatPeriod, vatPeriodBeside, vatPeriodOf } from '@/lib/domain/bookkeeping/vat/vat-periods'

it('names each period and its last day, moved past weekends and holidays', () => {
  expect(findVatPeriod('2026-K4')).toEqual({
    key: '2026-K4',
    rhythm: 'quarter',
    label: '4. kvartal 2026',
    from: '2026-10-01',
    to: '2026-12-31',
    dueOn: '2027-03-01',
  })
  expect(findVatPeriod('2026-K1')?.dueOn).toBe('2026-06-01')
  expect(findVatPeriod('2027-H1')).toMatchObject({ from: '2027-01-01', to: '2027-06-30', dueOn: '2027-09-01' })
  expect(findVatPeriod('2024-02')).toMatchObject({ to: '2024-02-29', dueOn: '2024-03-25', label: 'februar 2024' })
  // 17 August for June; Christmas for November; Easter Monday 2011 was 25 April, and Whit Monday 2020 was 1 June. The
  // Friday after Ascension Day 2063 is 25 May.
  expect(findVatPeriod('2026-06')?.dueOn).toBe('2026-08-17')
  expect(findVatPeriod('2026-11')?.dueOn).toBe('2026-12-28')
  expect(findVatPeriod('2011-03')?.dueOn).toBe('2011-04-26')
  expect(findVatPeriod('2063-04')?.dueOn).toBe('2063-05-28')
  expect(findVatPeriod('2020-K1')?.dueOn).toBe('2020-06-02')
})

it('finds the period of a day and those beside it, across years', () => {
  const quarter = vatPeriodOf('quarter', '2026-11-23')
  expect(quarter.key).toBe('2026-K4')
  expect(vatPeriodBeside(quarter, 1).key).toBe('2027-K1')
  expect(vatPeriodBeside(vatPeriodOf('half', '2026-02-01'), -1).key).toBe('2025-H2')
  expect(vatPeriodBeside(vatPeriodOf('month', '2026-12-31'), 1).key).toBe('2027-01')
  for (const wrong of ['', '2026', '2026-13', '2026-K5', '1999-K1', '2026-k1']) expect(findVatPeriod(wrong)).toBeNull()
})
