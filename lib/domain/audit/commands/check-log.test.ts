import { beforeEach, describe, expect, it } from 'vitest'
import { findAuditAttention } from '@/lib/domain/audit/attention'
import { checkLog } from '@/lib/domain/audit/commands/check-log'
import { findLastCheck } from '@/lib/domain/audit/days'
import { checkAuditLogJob } from '@/lib/domain/audit/jobs'
import { retentionDays } from '@/lib/domain/legal/retention'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { execute, worker } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { asOwner } from '@/tests/factories/as-owner'

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

async function write(at: Date, values: Partial<Prisma.AuditEntryUncheckedCreateInput> = {}): Promise<string> {
  const data = { at, command: 'memorials.update-memorial', actorKind: 'user', ...values }
  return (await db.auditEntry.create({ data, select: { id: true } })).id
}

async function check() {
  await execute(checkLog, worker, {})
  const found = await findLastCheck()
  if (!found) throw new Error('no check')
  return found
}

const days = () => db.auditDay.findMany({ orderBy: { day: 'asc' } })

// Each test has a log of its own.
beforeEach(async () => {
  await asOwner('TRUNCATE "AuditEntry", "AuditDay"')
  await db.mail.deleteMany({ where: { template: 'log-sealed' } })
})

describe('the digests of the log', () => {
  it('are taken of each day that is over, also of one without entries, and mailed once', async () => {
    const detail = { reason: 'Åse spurgte: æble & "ø"?', b: 1, a: [null, true, { ø: 'ü' }], amount: 12.5 }
    await write(daysAgo(3), { detail, session: 'family', device: 'iPhone, Safari' })
    await write(daysAgo(3))
    await write(daysAgo(1))
    await write(new Date())
    // Nothing was taken before, so there is nothing to hold the log against.
    expect(await check()).toMatchObject({ days: 0, entries: 0 })
    expect((await days()).map(({ day, entries }) => [dayOf(day), entries])).toEqual([
      [dayOf(daysAgo(3)), 2],
      [dayOf(daysAgo(2)), 0],
      [dayOf(daysAgo(1)), 1],
    ])
    expect(await check()).toMatchObject({ days: 3, entries: 3, changed: 0, missing: 0, firstBroken: null })
    const mails = await db.mail.findMany({ where: { template: 'log-sealed' } })
    expect(mails).toHaveLength(1)
  })

  it('are the same for many that check at once', async () => {
    await write(daysAgo(2))
    await Promise.all(Array.from({ length: 8 }, () => execute(checkLog, worker, {})))
    expect(await days()).toHaveLength(2)
    expect(await check()).toMatchObject({ days: 2, changed: 0 })
    expect(await db.mail.count({ where: { template: 'log-sealed' } })).toBe(1)
  })

  it.each([
    [
      'changed',
      (id: string) => ({ text: `UPDATE "AuditEntry" SET "actorId" = gen_random_uuid() WHERE id = $1`, values: [id] }),
    ],
    ['removed', (id: string) => ({ text: `DELETE FROM "AuditEntry" WHERE id = $1`, values: [id] })],
    [
      'moved',
      (id: string) => ({ text: `UPDATE "AuditEntry" SET at = at + interval '1 day' WHERE id = $1`, values: [id] }),
    ],
  ])('show an entry that was %s', async (_, change) => {
    await write(daysAgo(4))
    const id = await write(daysAgo(3))
    await check()
    await asOwner(change(id))
    expect(await check()).toMatchObject({ firstBroken: dayOf(daysAgo(3)) })
    expect((await check()).changed).toBeGreaterThan(0)
  })

  it('show an entry that was added to a day that is over, also one of another day’s beginning', async () => {
    await write(daysAgo(3))
    await check()
    await write(new Date(`${dayOf(daysAgo(2))}T00:00:00Z`))
    expect(await check()).toMatchObject({ changed: 1, firstBroken: dayOf(daysAgo(2)) })
  })

  it('show that a day’s digest was removed', async () => {
    await write(daysAgo(5))
    await check()
    await asOwner({ text: 'DELETE FROM "AuditDay" WHERE day = $1::date', values: [dayOf(daysAgo(3))] })
    expect(await check()).toMatchObject({ changed: 0, missing: 1, firstBroken: dayOf(daysAgo(2)) })
  })

  it('go on from where a service was away for long, some days a night', async () => {
    await write(daysAgo(75))
    for (const count of [31, 62, 75, 75]) {
      await check()
      expect(await days()).toHaveLength(count)
    }
    expect(await check()).toMatchObject({ days: 75, changed: 0, missing: 0 })
  })

  it('have nothing to say of entries that the clean-up deleted', async () => {
    const old = daysAgo(retentionDays.auditEntry + 1)
    await write(old)
    await write(daysAgo(2))
    await asOwner(
      { text: `INSERT INTO "AuditDay" VALUES ($1::date, 1, sha256('x'))`, values: [dayOf(old)] },
      { text: `INSERT INTO "AuditDay" VALUES ($1::date, 0, sha256('x'))`, values: [dayOf(daysAgo(3))] },
    )
    await tidyUp()
    expect((await days()).map(({ day }) => dayOf(day))).toEqual([dayOf(daysAgo(3))])
    expect(await db.auditEntry.count()).toBe(1)
    expect(await check()).toMatchObject({ days: 1, changed: 1, missing: 0 })
  })

  it('can be held against the log by an administrator', async () => {
    const actor = administratorFor(await createAccount())
    await execute(checkLog, callerFor(actor), {})
    expect(await db.auditEntry.count({ where: { command: 'audit.check-log', actorId: actor.userId } })).toBe(1)
  })
})

describe('what waits for a person', () => {
  const in3Days = () => new Date(Date.now() + 3 * dayMs)

  it('is nothing after a good check, and a check that was missed for two days', async () => {
    await write(new Date())
    expect(await findAuditAttention(new Date())).toEqual([])
    expect(await findAuditAttention(in3Days())).toMatchObject([{ key: 'audit-unchecked', urgency: 'note' }])
    await checkAuditLogJob.perform({})
    expect(await findAuditAttention(new Date())).toEqual([])
    expect(await findAuditAttention(in3Days())).toMatchObject([{ urgency: 'note' }])
  })

  it('is a log that does not fit, at once', async () => {
    const id = await write(daysAgo(2))
    await check()
    await asOwner({ text: `UPDATE "AuditEntry" SET command = 'other.thing' WHERE id = $1`, values: [id] })
    await check()
    expect(await findAuditAttention(new Date())).toMatchObject([{ key: 'audit-broken', urgency: 'now' }])
  })
})
