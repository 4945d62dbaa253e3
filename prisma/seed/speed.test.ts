import { expect, it } from 'vitest'
import { readVitals } from '@/lib/domain/vitals/read-vitals'
import { vitalsInput } from '@/lib/domain/vitals/schema'
import { db } from '@/lib/server/db'
import { ensureSpeed } from '@/prisma/seed/speed'

it('the demonstration shows 90 days of visits and a version that made them faster, once', async () => {
  const now = new Date('2026-11-27T12:00:00Z')
  await ensureSpeed(now)
  const before = await db.vitalDay.aggregate({ _count: true, _sum: { good: true } })
  await ensureSpeed(now)
  expect(await db.vitalDay.aggregate({ _count: true, _sum: { good: true } })).toEqual(before)
  const view = await readVitals(vitalsInput.parse({ days: '90' }), now)
  expect(view.days.every(({ good, poor }) => good > poor)).toBe(true)
  expect(view.releases.map(({ name }) => name)).toEqual(['1.0.0', '1.1.0'])
  const [month, week] = await Promise.all(
    ['30', '7'].map(async (days) => (await readVitals(vitalsInput.parse({ days }), now)).metrics[0]?.p75 ?? 0),
  )
  expect(view.metrics[0]?.p75).toBeGreaterThan(month ?? 0)
  expect(week).toBeLessThan(2500)
})
