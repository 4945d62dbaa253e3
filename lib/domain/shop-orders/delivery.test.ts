import { describe, expect, it } from 'vitest'
import { isLate, sendBy } from '@/lib/domain/shop-orders/delivery'
import {
  canStart,
  keptOere,
  knownRegretEndOf,
  regretEndOf,
  regretOf,
  type Work,
  workOf,
} from '@/lib/domain/shop-orders/policy'
import { danishDay } from '@/lib/shared/danish-time'

const at = (text: string) => new Date(text)
const paid = {
  item: 'plaque',
  status: 'paid',
  ean: null,
  buyerCheck: null,
  createdAt: at('2026-09-01'),
  paidAt: at('2026-09-02'),
  startFrom: null,
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

const bought = {
  status: 'shipped',
  cvr: null,
  ean: null,
  createdAt: at('2026-10-01'),
  paidAt: at('2026-10-01'),
  startConsentAt: null,
  shippedAt: null,
  receivedAt: null,
} as const

describe('a further code can be regretted', () => {
  const code = { ...bought, item: 'code' } as const

  it('through the whole last day from the day it came, which is no Saturday, Sunday or holiday', () => {
    const received = { ...code, shippedAt: at('2026-11-02T10:00:00Z'), receivedAt: at('2026-11-07T10:00:00Z') }
    expect(lastDay(regretEndOf(received))).toBe('2026-11-23')
    expect(regretOf(received, at('2026-11-23T22:59:00Z'))).toBe('open')
    expect(regretOf(received, at('2026-11-23T23:00:00Z'))).toBe('over')
    // 24 December to the Monday after Christmas.
    expect(lastDay(regretEndOf({ ...code, receivedAt: at('2026-12-10T10:00:00Z') }))).toBe('2026-12-28')
  })

  it('while nobody knows whether it came, without a day to show, and not for ever', () => {
    const sent = { ...code, shippedAt: at('2026-06-01T10:00:00Z') }
    expect(knownRegretEndOf(sent)).toBeNull()
    expect(regretOf(sent, at('2026-08-13T21:59:00Z'))).toBe('open')
    expect(regretOf(sent, at('2026-08-15T00:00:00Z'))).toBe('over')
    expect(regretOf({ ...code, status: 'started' }, at('2028-01-01'))).toBe('open')
  })
})

describe('engraving the family’s own plate', () => {
  const asked = { ...bought, item: 'engraving', status: 'started', startConsentAt: at('2026-10-01') } as const
  const waiting = { ...asked, startConsentAt: null } as const
  const during = at('2026-10-10T12:00:00Z')

  it.each([
    ['open', asked, 'unbegun', 0],
    ['open', asked, 'begun', 247_50],
    ['over', asked, 'done', 0],
    // Nobody asked for it at once: then it costs nothing, whatever was done.
    ['open', waiting, 'begun', 0],
    ['open', waiting, 'done', 0],
  ] as const)('is %s for %o that is %s, and %s øre are kept', (state, order, work: Work, kept) => {
    expect(regretOf(order, during, work)).toBe(state)
    expect(keptOere({ ...order, unitOere: 495_00 }, work)).toBe(kept)
  })

  it('can be regretted for fourteen days from the payment, a plaque never, a company neither', () => {
    expect(lastDay(knownRegretEndOf(asked))).toBe('2026-10-15')
    expect(regretOf(asked, at('2026-10-15T22:00:00Z'), 'unbegun')).toBe('over')
    expect(regretOf({ ...asked, item: 'plaque' }, during, 'unbegun')).toBe('made')
    expect(regretOf({ ...asked, cvr: '12345678' }, during, 'unbegun')).toBe('business')
  })

  it.each([
    ['unbegun', []],
    ['unbegun', [null]],
    ['unbegun', ['queued']],
    ['unbegun', ['stopped']],
    ['begun', ['engraving']],
    ['begun', ['passed', 'queued']],
    ['done', ['passed']],
    ['done', ['packed', 'shipped']],
  ] as const)('is %s with pieces %o', (work, pieces) => {
    expect(
      workOf(
        asked,
        pieces.map((piece) => ({ piece })),
      ),
    ).toBe(work)
    expect(workOf({ status: 'shipped' }, [])).toBe('done')
  })

  it('begins on its day, and is late from then', () => {
    const startFrom = at('2026-10-15T22:00:00Z')
    const order = { ...paid, item: 'engraving', startFrom } as const
    expect(canStart(order, at('2026-10-15T21:59:00Z'))).toBe(false)
    expect(canStart(order, startFrom)).toBe(true)
    expect(isLate(order, [], at('2026-11-15T22:00:00Z'))).toBe(false)
    expect(isLate(order, [], at('2026-11-16T23:00:00Z'))).toBe(true)
  })
})
