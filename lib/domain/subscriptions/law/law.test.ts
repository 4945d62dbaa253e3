import { describe, expect, it } from 'vitest'
import { changeTerms, leaveTerms, restOfPeriodOere } from '@/lib/domain/subscriptions/law/leave-terms'
import { firstStartAfterNotice, periodEnd, renewalPrice } from '@/lib/domain/subscriptions/law/periods'
import {
  livstidAsYear,
  startWithoutConsent,
  withdrawalDeadline,
  withdrawalRefund,
} from '@/lib/domain/subscriptions/law/withdrawal'
import { addDays, addMonths, easterSunday, wholeDays } from '@/lib/shared/danish-days'
import { danishDay, formatTime } from '@/lib/shared/danish-time'

const at = (text: string) => new Date(text)
/** Every fifth day of four years, a leap year among them, at a time that moves through the day. */
const manyDays = Array.from(
  { length: 293 },
  (_, index) => new Date(Date.UTC(2026, 0, 1, index % 24) + index * 5 * 864e5),
)
const lastDay = (orderedAt: Date) => danishDay(new Date(withdrawalDeadline(orderedAt).getTime() - 1))

describe('periods', () => {
  it('end on the last day of a short month and return to the 31st', () => {
    const first = at('2027-01-31T09:00:00Z')
    const ends = [first]
    for (let count = 0; count < 13; count += 1) ends.push(periodEnd(first, ends.at(-1) ?? first, 'month'))
    expect(ends.map(danishDay).slice(1, 5)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
    expect(ends.map(danishDay).slice(-2)).toEqual(['2028-01-31', '2028-02-29'])
    const leap = at('2028-02-29T12:00:00Z')
    expect(danishDay(periodEnd(leap, periodEnd(leap, leap, 'year'), 'year'))).toBe('2030-02-28')
  })

  it('keep the time of day through both clock changes', () => {
    for (const day of ['2027-03-01T10:30:00Z', '2027-10-01T09:30:00Z']) {
      const end = periodEnd(at(day), at(day), 'month')
      expect(formatTime(end)).toBe(formatTime(at(day)))
    }
  })

  it('grow without overlap, and twelve months are a year', () => {
    for (const first of manyDays) {
      let end = first
      for (let month = 0; month < 12; month += 1) {
        const next = periodEnd(first, end, 'month')
        expect([28, 29, 30, 31]).toContain(wholeDays(end, next))
        end = next
      }
      expect(end).toEqual(periodEnd(first, first, 'year'))
    }
  })
})

describe('the withdrawal period', () => {
  it.each([
    // A Monday to a Monday.
    ['2026-11-23T20:00:00Z', '2026-12-07'],
    // Late in the evening in Denmark is still that day.
    ['2026-11-23T22:59:00Z', '2026-12-07'],
    ['2026-11-23T23:00:00Z', '2026-12-08'],
    // Saturday to Monday.
    ['2026-11-14T12:00:00Z', '2026-11-30'],
    // 24 December to the Monday after Christmas, 31 December to Monday 4 January.
    ['2026-12-10T12:00:00Z', '2026-12-28'],
    ['2026-12-17T12:00:00Z', '2027-01-04'],
    // Good Friday 26 March 2027 to Tuesday.
    ['2027-03-12T12:00:00Z', '2027-03-30'],
    // Constitution Day 5 June 2028 is a Monday, and the second day of Pentecost.
    ['2028-05-22T12:00:00Z', '2028-06-06'],
    ['2029-05-22T12:00:00Z', '2029-06-06'],
  ])('from %s ends with %s', (orderedAt, day) => {
    expect(lastDay(at(orderedAt))).toBe(day)
  })

  it('knows Easter', () => {
    expect([2024, 2025, 2026, 2027, 2038].map((year) => easterSunday(year).toString())).toEqual([
      ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'],
    ])
  })

  it('is at least fourteen whole days, never ends on a weekend, and starts no later than Premium without consent', () => {
    for (const orderedAt of manyDays) {
      const deadline = withdrawalDeadline(orderedAt)
      expect(wholeDays(orderedAt, deadline)).toBeGreaterThanOrEqual(14)
      expect(wholeDays(orderedAt, deadline)).toBeLessThan(21)
      expect(formatTime(deadline)).toBe('00.00')
      expect(['Sat', 'Sun']).not.toContain(new Date(lastDay(orderedAt)).toUTCString().slice(0, 3))
      expect(deadline >= startWithoutConsent(orderedAt)).toBe(true)
    }
  })
})

describe('what is paid back', () => {
  const year = (priceOere: number, start: Date) => ({
    paidOere: priceOere,
    priceOere,
    hasConsent: true,
    startedAt: start,
    periodStart: start,
    paidUntil: addMonths(start, 12),
    coveredUntil: null,
  })

  it('is all of it without consent and before it began', () => {
    const start = at('2027-01-01T11:00:00Z')
    const later = addDays(start, 13)
    expect(withdrawalRefund({ ...year(29_000, start), hasConsent: false }, later)).toBe(29_000)
    expect(withdrawalRefund(year(29_000, start), new Date(start.getTime() + 864e5 - 1))).toBe(29_000)
    // 13 of 365 days: 1032.87 øre, rounded down.
    expect(withdrawalRefund(year(29_000, start), later)).toBe(29_000 - 1032)
  })

  it('counts a day of Livstid as one of a year of Premium, and never more than was paid', () => {
    const start = at('2027-01-01T11:00:00Z')
    const livstid = (paidOere: number, yearOere: number) => ({
      ...year(149_500, start),
      paidOere,
      ...livstidAsYear(start, yearOere),
    })
    expect(withdrawalRefund(livstid(149_500, 29_000), addDays(start, 13))).toBe(149_500 - 1032)
    expect(withdrawalRefund(livstid(149_500, 29_000), new Date(start.getTime() + 864e5 - 1))).toBe(149_500)
    expect(withdrawalRefund(livstid(20, 29_000), addDays(start, 13))).toBe(0)
    expect(withdrawalRefund({ ...livstid(149_500, 29_000), hasConsent: false }, addDays(start, 13))).toBe(149_500)
    expect(livstidAsYear(null, 29_000)).toEqual({ priceOere: 29_000, paidUntil: null })
  })

  it('does not charge days that an earlier agreement had paid for', () => {
    const start = at('2027-01-01T11:00:00Z')
    const covered = { ...year(29_000, start), paidOere: 28_000, coveredUntil: addDays(start, 10) }
    expect(withdrawalRefund(covered, addDays(start, 9))).toBe(28_000)
    expect(withdrawalRefund(covered, addDays(start, 13))).toBe(28_000 - Math.floor((29_000 * 3) / 365))
  })

  it('never grows with time, stays within what was paid, and used and unused never exceed the price by an øre', () => {
    for (const [index, start] of manyDays.entries()) {
      const priceOere = 1 + ((index * 7919) % 200_000)
      const facts = year(priceOere, start)
      let last = priceOere
      for (const days of [0, 1, 2, 13, 14, 180, 364, 365, 400]) {
        const now = addDays(start, days)
        const rest = restOfPeriodOere(facts, now)
        expect(rest).toBeLessThanOrEqual(last)
        expect(rest).toBeGreaterThanOrEqual(0)
        if (now < facts.paidUntil) expect(withdrawalRefund(facts, now)).toBe(rest)
        last = rest
      }
      expect(last).toBe(0)
    }
  })

  it('is a period that was paid ahead and what remains before it, and no more before the first one', () => {
    const startedAt = at('2027-01-01T11:00:00Z')
    const periodStart = addMonths(startedAt, 12)
    const ahead = { startedAt, periodStart, paidUntil: addMonths(startedAt, 24), priceOere: 29_000 }
    // 2028 has 366 days; the day that has begun is not used.
    const tenDays = Math.floor((29_000 * 10) / 366)
    expect(restOfPeriodOere(ahead, addDays(periodStart, -10))).toBe(29_000 + tenDays)
    expect(restOfPeriodOere(ahead, new Date(addDays(periodStart, -9).getTime() - 1000))).toBe(29_000 + tenDays)
    expect(restOfPeriodOere(ahead, periodStart)).toBe(29_000)
    expect(restOfPeriodOere({ ...ahead, startedAt: periodStart }, addDays(periodStart, -10))).toBe(29_000)
  })

  it('can be had from six months after the order, never later than the law’s notice', () => {
    for (const orderedAt of manyDays) {
      const [periodStart, paidUntil] = [startWithoutConsent(orderedAt), addMonths(startWithoutConsent(orderedAt), 12)]
      const facts = {
        interval: 'year' as const,
        orderedAt,
        paidUntil,
        priceOere: 29_000,
        startedAt: periodStart,
        periodStart,
      }
      const { from } = leaveTerms(facts, orderedAt)
      const notice = danishDay(addMonths(addMonths(orderedAt, 5), 1))
      const [year = 0, month = 0] = notice.split('-').map(Number)
      const byLaw = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
      expect(from && danishDay(from) <= byLaw).toBe(true)
      expect(leaveTerms(facts, new Date((from?.getTime() ?? 0) - 1))).toMatchObject({ isOpen: false, refundOere: 0 })
      expect(from && leaveTerms(facts, from).isOpen).toBe(true)
    }
    const unpaid = { startedAt: null, periodStart: null, paidUntil: null }
    const month = { interval: 'month' as const, orderedAt: at('2027-01-01'), ...unpaid }
    expect(leaveTerms({ ...month, priceOere: 2900 }, at('2028-01-01'))).toMatchObject({ from: null, isOpen: false })
  })
})

describe('a change and a new price', () => {
  it('deducts the unused days, rounded up', () => {
    const periodStart = at('2027-01-01T11:00:00Z')
    const running = { startedAt: periodStart, periodStart, paidUntil: addMonths(periodStart, 1), priceOere: 2900 }
    expect(changeTerms(29_000, running, addDays(periodStart, 10))).toEqual({
      priceOere: 29_000,
      deductedOere: 2900 - 935,
      toPayOere: 29_000 - 1965,
    })
    expect(changeTerms(29_000, null, periodStart).toPayOere).toBe(29_000)
    expect(changeTerms(29_000, running, addMonths(periodStart, 2)).deductedOere).toBe(0)
  })

  it('is charged only once told, from its day on', () => {
    const told = {
      priceOere: 2900,
      nextPriceOere: 3500,
      nextPriceFrom: '2027-05-01',
      nextPriceToldAt: at('2027-03-01'),
    }
    expect(renewalPrice(told, at('2027-04-30T12:00:00Z'))).toBe(2900)
    expect(renewalPrice(told, at('2027-05-01T12:00:00Z'))).toBe(3500)
    expect(renewalPrice({ ...told, nextPriceToldAt: null }, at('2027-06-01'))).toBe(2900)
  })

  it('applies no sooner than thirty days after it was told', () => {
    for (const now of manyDays) {
      const starts = [1, 2, 3].map((months) => addMonths(now, months))
      const first = firstStartAfterNotice(starts, now)
      expect(first && wholeDays(now, first)).toBeGreaterThanOrEqual(30)
    }
    expect(firstStartAfterNotice([at('2027-01-02')], at('2027-01-01'))).toBeNull()
  })
})
