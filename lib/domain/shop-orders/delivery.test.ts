import { describe, expect, it } from 'vitest'
import { isLate, sendBy } from '@/lib/domain/shop-orders/delivery'
import { regretDeadline, regretOf } from '@/lib/domain/shop-orders/policy'
import { danishDay } from '@/lib/shared/danish-time'

const at = (text: string) => new Date(text)
const paid = {
  item: 'plaque',
  status: 'paid',
  ean: null,
  buyerCheck: null,
  createdAt: at('2026-09-01'),
  paidAt: at('2026-09-02'),
} as const
const started = { ...paid, status: 'started' } as const
const lastDay = (end: Date | null) => end && danishDay(new Date(end.getTime() - 1))

describe('what we promise to send in thirty days', () => {
  it('is a code from its payment, and a plaque from the last drawing that was approved', () => {
    const approved = (day: string) => ({ sheet: 'approved', answeredAt: at(day) }) as const
    expect(lastDay(sendBy({ ...paid, item: 'code' }, []))).toBe('2026-10-02')
    expect(sendBy(started, [{ sheet: null, answeredAt: null }])).toBeNull()
    expect(sendBy(started, [approved('2026-09-10'), { sheet: 'sent', answeredAt: null }])).toBeNull()
    expect(lastDay(sendBy(started, [approved('2026-09-10'), approved('2026-09-20')]))).toBe('2026-10-20')
  })

  it('is late from the day after, whatever the clocks do, and never while it waits for the family', () => {
    const drawn = [{ sheet: 'approved', answeredAt: at('2026-09-30T21:59:00Z') }] as const
    expect(isLate(started, drawn, at('2026-10-30T22:59:00Z'))).toBe(false)
    expect(isLate(started, drawn, at('2026-10-30T23:00:00Z'))).toBe(true)
    expect(isLate(started, [{ sheet: 'sent', answeredAt: null }], at('2027-10-31'))).toBe(false)
    expect(isLate({ ...started, status: 'shipped' }, drawn, at('2027-10-31'))).toBe(false)
    expect(isLate({ ...paid, status: 'ordered', paidAt: null }, [], at('2027-10-31'))).toBe(false)
  })

  it('is also late while nothing is drawn, from payment, or from the order of a public buyer', () => {
    expect(isLate(paid, [], at('2026-10-02T12:00:00Z'))).toBe(false)
    expect(isLate(paid, [], at('2026-10-03T12:00:00Z'))).toBe(true)
    const churchyard = { ...paid, status: 'ordered', ean: '5798000000001', paidAt: null } as const
    expect(isLate(churchyard, [], at('2026-10-02T12:00:00Z'))).toBe(true)
  })
})

describe('a further code can be regretted', () => {
  const code = { item: 'code', status: 'shipped', cvr: null, ean: null } as const

  it('through the whole last day, which is no Saturday, Sunday or holiday', () => {
    const shippedAt = at('2026-11-02T10:00:00Z')
    expect(lastDay(regretDeadline(shippedAt))).toBe('2026-11-23')
    expect(regretOf({ ...code, shippedAt }, at('2026-11-23T22:59:00Z'))).toBe('open')
    expect(regretOf({ ...code, shippedAt }, at('2026-11-23T23:00:00Z'))).toBe('over')
    // 24 December to the Monday after Christmas.
    expect(lastDay(regretDeadline(at('2026-12-05T10:00:00Z')))).toBe('2026-12-28')
  })
})
