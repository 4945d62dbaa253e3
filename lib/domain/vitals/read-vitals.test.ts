import { beforeEach, describe, expect, it } from 'vitest'
import { findVitalsAttention } from '@/lib/domain/vitals/attention'
import { keptOutSentence, metricSentence } from '@/lib/domain/vitals/copy'
import { writeVitalsCsv } from '@/lib/domain/vitals/queries'
import { readVitals } from '@/lib/domain/vitals/read-vitals'
import { vitalsInput } from '@/lib/domain/vitals/schema'
import { db } from '@/lib/server/db'
import { addMeasured, daysBefore, measured } from '@/tests/factories/vitals'

// Each test has a week of its own: sums of days that are over are remembered.
let at = Date.parse('2026-01-15T12:00:00Z')
let now = new Date(at)
beforeEach(() => {
  at -= 200 * 24 * 3600_000
  now = new Date(at)
})

const read = (filter: object = {}, when = now) => readVitals(vitalsInput.parse(filter), when)
const lcp = async (filter: object = {}, when = now) => (await read(filter, when)).metrics[0]

describe('visitors’ speed over a period', () => {
  it('is told by metric, with the days of the period and no others', async () => {
    await addMeasured([
      measured(daysBefore(now, 0), [1000, 1000, 1000, 5000]),
      measured(daysBefore(now, 6), [[3000, 4]]),
      measured(daysBefore(now, 7), [[60_000, 50]]),
      measured(daysBefore(now, 0), [20], { metric: 'CLS' }),
    ])
    const view = await read({ days: '7' })
    expect(view.metrics[0]).toMatchObject({ metric: 'LCP', count: 8, good: 3, middling: 4, poor: 1 })
    expect(view.metrics[0]?.p75).toBeGreaterThanOrEqual(3000)
    expect(view.metrics[0]?.p75).toBeLessThan(3200)
    expect(view.metrics.find(({ metric }) => metric === 'CLS')).toMatchObject({ count: 1, good: 1 })
    expect(await lcp({ days: '1' })).toMatchObject({ count: 4 })
    expect(await lcp({ days: '30' })).toMatchObject({ count: 58 })
  })

  it('counts what is measured today at once, though the days before are remembered', async () => {
    await addMeasured([measured(daysBefore(now, 3), [1000])])
    expect(await lcp()).toMatchObject({ count: 1 })
    await addMeasured([measured(daysBefore(now, 0), [1000])])
    expect(await lcp()).toMatchObject({ count: 2 })
  })

  it('still counts what is stored just after midnight for the day before', async () => {
    const midnight = new Date(`${daysBefore(now, 0)}T23:30:00Z`)
    await addMeasured([measured(daysBefore(midnight, 1), [1000])])
    expect(await lcp({}, midnight)).toMatchObject({ count: 1 })
    await addMeasured([measured(daysBefore(midnight, 1), [1000])])
    expect(await lcp({}, midnight)).toMatchObject({ count: 2 })
  })

  it('is filtered by page, device and connection, and each of them is told beside the others', async () => {
    const day = daysBefore(now, 1)
    await addMeasured([
      measured(day, [1000, 1000]),
      measured(day, [5000], { device: 'computer' }),
      measured(day, [9000], { page: 'front', connection: 'slow' }),
    ])
    const { groups, metrics } = await read({ page: 'memorial' })
    expect(metrics[0]).toMatchObject({ count: 3 })
    expect(groups.page.map(({ key, count }) => [key, count])).toEqual([
      ['memorial', 3],
      ['front', 1],
    ])
    expect(groups.device.map(({ key, count }) => [key, count])).toEqual([
      ['phone', 2],
      ['computer', 1],
    ])
    expect(groups.connection).toMatchObject([{ key: 'fast', count: 3, poor: 1 }])
  })

  it('is plotted by day, also empty ones, with the versions that came', async () => {
    await addMeasured([measured(daysBefore(now, 2), [1000, 5000]), measured(daysBefore(now, 0), [1000])])
    await db.release.create({ data: { name: `v${at}`, firstAt: new Date(at - 24 * 3600_000) } })
    const { days, releases } = await read({ days: '1' })
    expect(days).toHaveLength(7)
    expect(days.slice(-3).map(({ good, poor }) => [good, poor])).toEqual([
      [1, 1],
      [0, 0],
      [1, 0],
    ])
    expect(releases).toContainEqual({ name: `v${at}`, day: daysBefore(now, 1) })
  })

  it('opens in a Danish spreadsheet', async () => {
    await addMeasured([measured(daysBefore(now, 0), [[1000, 4]])])
    const lines = writeVitalsCsv(await read({ days: '1' })).split('\r\n')
    expect(lines[1]).toMatch(/^Til siden vises \(LCP\);Alle valgte;4;1(,\d)? s;1(,\d)? s;1(,\d)? s;4;0;0$/)
    expect(lines[6]).toMatch(/^Til siden vises \(LCP\);Side: Mindeside;4;;1(,\d)? s;;4;0;0$/)
  })
})

it('what the 75th percentile means is said in words, and so is what was kept out', () => {
  const metric = { metric: 'LCP', count: 1204, p50: 900, p75: 1800, p95: 4000, good: 1, middling: 0, poor: 0 } as const
  expect(metricSentence(7, metric)).toBe(
    'De sidste 7 dage blev siden vist inden for 1,8 s i tre ud af fire besøg. Det bygger på 1.204 besøg.',
  )
  expect(keptOutSentence([])).toBeNull()
  expect(
    keptOutSentence([
      { reason: 'flood', count: 1200 },
      { reason: 'invalid', count: 1 },
    ]),
  ).toBe('Holdt uden for tallene: 1.200 målinger kom som en strøm fra én adresse, 1 måling kunne ikke passe.')
})

describe('an administrator is told', () => {
  it('when memorial pages are slow for a hundred visitors or more', async () => {
    const day = daysBefore(now, 1)
    await addMeasured([measured(day, [[6000, 99]]), measured(day, [[6000, 500]], { page: 'front' })])
    expect(await findVitalsAttention(now)).toEqual([])
    await addMeasured([measured(daysBefore(now, 0), [6000])])
    expect(await findVitalsAttention(now)).toMatchObject([{ key: 'vitals-slow', urgency: 'due' }])
  })

  it('when a flood is more than a tenth of the day, and large', async () => {
    const day = daysBefore(now, 0)
    await addMeasured([measured(day, [[100, 1000]], { metric: 'TTFB' })], [{ day, reason: 'flood', count: 400 }])
    expect(await findVitalsAttention(now)).toEqual([])
    await addMeasured([], [{ day, reason: 'flood', count: 200 }])
    expect(await findVitalsAttention(now)).toMatchObject([{ key: 'vitals-flood', urgency: 'note' }])
    expect((await read()).floodPercentToday).toBeCloseTo(37.5)
    await addMeasured([measured(day, [[100, 9000]], { metric: 'TTFB' })])
    expect(await findVitalsAttention(now)).toEqual([])
  })
})
