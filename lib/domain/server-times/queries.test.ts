import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tidyTimes } from '@/lib/domain/server-times/jobs'
import { dayOf, hourOf } from '@/lib/domain/server-times/period'
import { getProcesses } from '@/lib/domain/server-times/process-queries'
import { getServerTimes, getServerTimesFile, getSlowStatements, getTimesOf } from '@/lib/domain/server-times/queries'
import { serverTimesInput } from '@/lib/domain/server-times/schema'
import { db } from '@/lib/server/db'
import { hourMs } from '@/lib/shared/durations'
import { administrator } from '@/tests/factories/console'
import { createProcess, createTimes } from '@/tests/factories/server-times'

const filter = (values: object) => serverTimesInput.parse(values)

describe('times by name', () => {
  it('are added up over hours, in the chosen order, with the most common refusals', async () => {
    const { actor } = await administrator()
    const [word, hour] = [randomUUID(), hourOf(new Date())]
    const before = new Date(hour.getTime() - hourMs)
    await createTimes({ hour, kind: 'command', name: `${word}.slow`, ms: [4000] })
    await createTimes({ hour: before, kind: 'command', name: `${word}.slow`, ms: [10], failed: 1 })
    await createTimes({ hour, kind: 'command', name: `${word}.quick`, ms: [5, 5, 5] })
    await createTimes({ hour, kind: 'read', name: `${word}.read`, ms: [5] })
    await db.refusalHour.create({ data: { hour, name: `${word}.slow`, code: 'NOT_FOUND', count: 4 } })
    const { rows, more } = await getServerTimes(actor, filter({ kind: 'command', search: word.toUpperCase() }))
    expect(rows.map(({ name, count, failed }) => [name, count, failed])).toEqual([
      [`${word}.slow`, 2, 1],
      [`${word}.quick`, 3, 0],
    ])
    expect(rows[0]?.refusals).toEqual([{ code: 'NOT_FOUND', count: 4 }])
    expect(rows[0]?.p50).toBe(10)
    expect(rows[0]?.max).toBeGreaterThanOrEqual(4000)
    expect(more).toBe(0)
    const [first] = (await getServerTimes(actor, filter({ kind: 'command', search: word, sort: 'count' }))).rows
    expect(first?.name).toBe(`${word}.quick`)
    const file = await getServerTimesFile(actor, filter({ kind: 'command', search: word }))
    expect(String(file.body)).toContain(`${word}.slow;2;1;10;`)
  })

  it('one name has its hours, and nothing where nothing was measured', async () => {
    const { actor } = await administrator()
    const [name, hour] = [randomUUID(), hourOf(new Date())]
    await createTimes({ hour, kind: 'route', name, ms: [20, 20] })
    const { points } = await getTimesOf(actor, { kind: 'route', name, period: 'day' })
    expect(points).toHaveLength(24)
    expect(points.at(-1)).toMatchObject({ at: hour.toISOString(), count: 2 })
    expect(points[0]).toMatchObject({ p50: null, count: 0 })
  })

  it('hours before yesterday become days, without losing anything, and old ones go', async () => {
    const { actor } = await administrator()
    const [name, today] = [randomUUID(), dayOf(new Date()).getTime()]
    const day = new Date(today - 3 * 24 * hourMs)
    for (const hour of [0, 5, 23])
      await createTimes({
        hour: new Date(day.getTime() + hour * hourMs),
        kind: 'route',
        name,
        ms: [20, 3000],
        failed: 1,
      })
    await createTimes({ hour: new Date(today - 23 * hourMs), kind: 'route', name, ms: [7] })
    await createTimes({ hour: new Date(today - 91 * 24 * hourMs), kind: 'route', name, ms: [7] })
    await tidyTimes()
    await tidyTimes()
    const stored = await db.serverTimeHour.findMany({ where: { name }, orderBy: { hour: 'asc' } })
    expect(stored.map(({ hour, count, failed }) => [hour.getTime(), count, failed])).toEqual([
      [day.getTime(), 6, 3],
      [today - 23 * hourMs, 1, 0],
    ])
    const { points, isByDay } = await getTimesOf(actor, { kind: 'route', name, period: 'week' })
    expect(isByDay).toBe(true)
    expect(points.map(({ count }) => count)).toEqual([0, 0, 0, 6, 0, 1, 0])
  })
})

describe('processes', () => {
  it('are live, ended or died, with their last minute', async () => {
    const { actor } = await administrator()
    const now = Date.now()
    const live = await createProcess({ seenAt: new Date(now - 30_000), delays: [10, 40] })
    const died = await createProcess({ seenAt: new Date(now - 600_000) })
    const ended = await createProcess({ seenAt: new Date(now - 600_000), endedAt: new Date(now - 600_000) })
    const { processes, points } = await getProcesses(actor, { range: 'hours' })
    const stateOf = ({ id }: { id: string }) => processes.find((process) => process.id === id)?.state
    expect([live, died, ended].map(stateOf)).toEqual(['live', 'died', 'ended'])
    expect(processes.find(({ id }) => id === live.id)?.last).toMatchObject({ loopP99Ms: 40, rssMb: 200 })
    expect(points).toHaveLength(180)
    expect(points.filter(({ loopP99Ms }) => loopP99Ms !== null)).toMatchObject([
      { loopP99Ms: 10, pageShare: 75 },
      { loopP99Ms: 40, pageShare: 75 },
    ])
    for (const range of ['day', 'week'] as const) {
      const longer = await getProcesses(actor, { range })
      expect(longer.points.some(({ loopP99Ms }) => loopP99Ms === 40)).toBe(true)
    }
  })

  it('without pg_stat_statements the page says so', async () => {
    const { actor } = await administrator()
    expect(await getSlowStatements(actor, {})).toEqual({ statements: null })
  })
})
