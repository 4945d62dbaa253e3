import { expect, it } from 'vitest'
import { retentionDays } from '@/lib/domain/legal/retention'
import { vitalPersonalData } from '@/lib/domain/vitals/personal-data'
import { db } from '@/lib/server/db'

it('figures of a day are kept for the period stated on /privacy', async () => {
  const day = new Date('2019-03-10')
  const daysOn = (days: number) => new Date(day.getTime() + days * 24 * 3600_000)
  await db.vitalKeptOut.create({ data: { day, reason: 'flood', count: 3 } })
  const count = () => db.vitalKeptOut.count({ where: { day } })
  await vitalPersonalData.tidy(daysOn(retentionDays.vital))
  expect(await count()).toBe(1)
  await vitalPersonalData.tidy(daysOn(retentionDays.vital + 1))
  expect(await count()).toBe(0)
})
