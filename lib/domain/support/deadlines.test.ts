import { describe, expect, test } from 'vitest'
import { dayIn, overdueCases, urgencyOf } from '@/lib/domain/support/deadlines'
import { db } from '@/lib/server/db'
import { createCase } from '@/tests/factories/support'

const at = (time: string) => new Date(time)
const waiting = (lastEntryAt: string, dueOn: string | null = null) => ({
  topic: 'question' as const,
  status: 'open' as const,
  lastEntryAt: at(lastEntryAt),
  dueOn: dueOn ? at(`${dueOn}T00:00:00Z`) : null,
})

describe('a report’s deadline', () => {
  test('is counted in Danish calendar days, also when the clocks change', () => {
    expect(dayIn(28, at('2026-10-20T22:30:00Z'))).toEqual(at('2026-11-18T00:00:00Z'))
  })

  test('is shown as text, and as passed from the day after', () => {
    const due = { ...waiting('2026-05-29T09:00:00Z', '2026-05-29'), topic: 'report' as const }
    expect(urgencyOf(due, at('2026-05-29T20:00:00Z'))).toEqual({ isOverdue: false, text: 'Frist 29. maj 2026' })
    expect(urgencyOf(due, at('2026-05-29T22:30:00Z'))).toEqual({ isOverdue: true, text: 'Fristen var 29. maj 2026' })
    expect(urgencyOf({ ...due, status: 'closed' }, at('2026-06-29T12:00:00Z'))).toBeNull()
  })

  test('is all that was promised: the two working days do not apply', () => {
    const early = { ...waiting('2026-05-04T09:00:00Z', '2026-05-29'), topic: 'report' as const }
    expect(urgencyOf(early, at('2026-05-20T12:00:00Z'))).toEqual({ isOverdue: false, text: 'Frist 29. maj 2026' })
  })
})

// 4 May 2026 is a Monday.
describe.each([
  ['Friday evening', '2026-05-01T18:00:00Z', '2026-05-05T21:59:00Z', '2026-05-05T22:01:00Z'],
  ['Saturday', '2026-05-02T10:00:00Z', '2026-05-05T21:59:00Z', '2026-05-05T22:01:00Z'],
  ['Monday', '2026-05-04T06:00:00Z', '2026-05-06T21:59:00Z', '2026-05-06T22:01:00Z'],
])('what came on %s', (_, came, inTime, tooLate) => {
  test('has two working days, in the list and in the count', async () => {
    const { id } = await createCase({ lastEntryAt: at(came) })
    const isCounted = async (now: Date) =>
      (await db.supportCase.count({ where: { AND: [overdueCases(now), { id }] } })) === 1
    expect(urgencyOf(waiting(came), at(inTime))).toBeNull()
    expect(await isCounted(at(inTime))).toBe(false)
    expect(urgencyOf(waiting(came), at(tooLate))).toEqual({ isOverdue: true, text: 'Over to hverdage' })
    expect(await isCounted(at(tooLate))).toBe(true)
  })
})

test('a report is overdue once its day has passed, not before, however long it waits', async () => {
  const now = at('2026-05-20T12:00:00Z')
  const waits = { topic: 'report' as const, lastEntryAt: at('2026-05-01T09:00:00Z') }
  const [due, late] = await Promise.all([
    createCase({ ...waits, dueOn: at('2026-05-20T00:00:00Z') }),
    createCase({ ...waits, dueOn: at('2026-05-19T00:00:00Z') }),
  ])
  const found = await db.supportCase.findMany({
    where: { AND: [overdueCases(now), { id: { in: [due.id, late.id] } }] },
    select: { id: true },
  })
  expect(found).toEqual([{ id: late.id }])
})
