import { expect, it } from 'vitest'
import { addVitals, startKeepingVitals, type TakenVitals } from '@/lib/domain/vitals/keep-vitals'
import { db } from '@/lib/server/db'
import { processGlobals } from '@/lib/server/process-globals.mjs'
import { percentileOf, unpackHistogram } from '@/lib/server/telemetry/histogram'

const where = { page: 'memorial', device: 'phone', connection: 'fast' } as const

function batch(day: string, values: Array<[number, number]>): TakenVitals {
  return {
    measured: [
      { ...where, day, metric: 'LCP', values },
      { ...where, day, metric: 'INP', values },
    ],
    keptOut: [{ day, reason: 'flood', count: 2 }],
  }
}

const add = (taken: TakenVitals) => db.$transaction((tx) => addVitals(tx, taken))
const read = (day: string) => db.vitalDay.findFirstOrThrow({ where: { ...where, day: new Date(day), metric: 'LCP' } })

it('values of a day are added up, and told apart by Google’s thresholds', async () => {
  const day = '2026-02-01'
  await add(
    batch(day, [
      [2500, 3],
      [2501, 1],
      [4001, 2],
    ]),
  )
  await add(batch(day, [[100, 1]]))
  const row = await read(day)
  expect(row).toMatchObject({ good: 4, middling: 1, poor: 2 })
  const histogram = unpackHistogram(row.histogram)
  expect(histogram.totalCount).toBe(7)
  expect(percentileOf(histogram, 50)).toBeGreaterThanOrEqual(2500)
})

it('several processes that add to the same day at the same moment lose nothing', async () => {
  const day = '2026-02-02'
  const turned = (taken: TakenVitals, isTurned: boolean) =>
    isTurned ? { ...taken, measured: taken.measured.toReversed() } : taken
  await Promise.all(Array.from({ length: 8 }, (_, at) => add(turned(batch(day, [[1000 + at, 5]]), at % 2 === 0))))
  const row = await read(day)
  expect(row.good).toBe(40)
  expect(unpackHistogram(row.histogram).totalCount).toBe(40)
  const out = await db.vitalKeptOut.findFirstOrThrow({ where: { day: new Date(day) } })
  expect(out.count).toBe(16)
})

it('what a server takes in that opens only later is stored, and each batch once', async () => {
  const day = '2026-02-03'
  const keep = startKeepingVitals()
  const batches = [batch(day, [[1000, 2]])]
  processGlobals.vitals = { take: () => batches.pop() ?? { measured: [], keptOut: [] }, end: () => {} }
  await keep()
  await keep()
  processGlobals.vitals = null
  expect((await read(day)).good).toBe(2)
})
