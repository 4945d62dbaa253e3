import { beforeEach, expect, it } from 'vitest'
import { findFaultsAttention } from '@/lib/domain/faults/attention'
import { tellOfFaults } from '@/lib/domain/faults/commands/tell-of-faults'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { dayMs, minuteMs } from '@/lib/shared/durations'
import { createFault } from '@/tests/factories/faults'

const noon = new Date('2026-11-20T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * minuteMs)
const tell = async (now: Date) => (await execute(tellOfFaults, worker, { now })).result
const mails = () => db.mail.findMany({ where: { template: 'faults-found' }, orderBy: { id: 'asc' } })

beforeEach(async () => {
  await db.fault.deleteMany()
  await db.mail.deleteMany({ where: { template: 'faults-found' } })
})

it('ten new faults are one mail, whoever runs it and how often', async () => {
  const faults = await Promise.all(Array.from({ length: 10 }, () => createFault()))
  await Promise.all([tell(noon), tell(noon), tell(noon)])
  const sent = await mails()
  expect(sent).toHaveLength(1)
  for (const { id, place } of faults) {
    expect(sent[0]?.text.includes(place)).toBe(true)
    expect(sent[0]?.text.includes(`/admin/performance/errors/${id}`)).toBe(true)
  }
})

it('one that comes within the hour waits, and is told after it', async () => {
  await createFault()
  expect(await tell(noon)).toEqual({ told: 1 })
  await createFault()
  expect(await tell(later(59))).toEqual({ told: 0 })
  expect(await tell(later(61))).toEqual({ told: 1 })
  expect(await tell(later(200))).toEqual({ told: 0 })
  expect(await mails()).toHaveLength(2)
})

it('solved ones are not told; of many the first twenty are named and the rest counted', async () => {
  await createFault({ solvedAt: new Date() })
  expect(await tell(noon)).toEqual({ told: 0 })
  for (let index = 0; index < 23; index++) await createFault()
  expect(await tell(noon)).toEqual({ told: 23 })
  expect((await mails())[0]?.text.includes('Og 3 til.')).toBe(true)
})

it('an administrator is told of open faults at once while one is new, and as work when they are old', async () => {
  expect(await findFaultsAttention(new Date())).toEqual([])
  const first = await createFault({ firstAt: new Date(Date.now() - 3 * dayMs) })
  const told = { link: '1 fejl', urgency: 'due', since: first.firstAt.toISOString() }
  expect(await findFaultsAttention(new Date())).toMatchObject([told])
  await createFault()
  expect(await findFaultsAttention(new Date())).toMatchObject([{ urgency: 'now', link: '2 fejl' }])
})
