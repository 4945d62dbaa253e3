import { beforeEach, describe, expect, it } from 'vitest'
import { findAuditAttention } from '@/lib/domain/audit/attention'
import { checkChainNow } from '@/lib/domain/audit/commands/check-chain'
import { checkAuditChainJob } from '@/lib/domain/audit/jobs'
import { findLastCheck } from '@/lib/domain/audit/last-check'
import { retentionDays } from '@/lib/domain/legal/retention'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { execute, worker } from '@/lib/server/command'
import { db, type Prisma, pool } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { asOwner } from '@/tests/factories/as-owner'

const pastRetention = () => new Date(Date.now() - 1826 * dayMs)

async function write(count = 1, values: Partial<Prisma.AuditEntryUncheckedCreateInput> = {}): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const data = { command: 'memorials.update-memorial', actorKind: 'user', ...values }
    ids.push((await db.auditEntry.create({ data, select: { id: true } })).id)
  }
  return ids
}

async function check() {
  await execute(checkChainNow, worker, {})
  const found = await findLastCheck()
  if (!found) throw new Error('no check')
  return found
}

// Each test has a chain of its own, begun as the migration began it.
beforeEach(() =>
  asOwner('TRUNCATE "AuditEntry", "AuditLink"', `UPDATE "AuditHead" SET seq = 0, digest = sha256('Mindelund')`),
)

describe('the chain over the log', () => {
  it('is whole after many transactions at once, whatever the details hold', async () => {
    const detail = { reason: 'Åse spurgte: æble & "ø"?', b: 1, a: [null, true, { ø: 'ü' }], amount: 12.5 }
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        db.$transaction(async (tx) => {
          const row = { command: `test.${n}`, actorKind: 'user', session: 'family', device: 'iPhone, Safari' }
          await tx.auditEntry.createMany({ data: [{ ...row, detail }, row] })
        }),
      ),
    )
    expect(await check()).toMatchObject({ links: 80, broken: 0, firstSeq: 1, lastSeq: 80, firstBroken: null })
    // The check itself is in the log too.
    expect(await check()).toMatchObject({ links: 81, broken: 0 })
  })

  it('shows an entry that was changed, and which', async () => {
    const [, second] = await write(4)
    await asOwner({ text: `UPDATE "AuditEntry" SET "actorId" = gen_random_uuid() WHERE id = $1`, values: [second] })
    expect(await check()).toMatchObject({ broken: 1, changed: 1, firstBroken: 2 })
  })

  it('shows an entry that was removed, also the last one, and one whose link was made to look old', async () => {
    const [, second, , fourth, fifth] = await write(5)
    await asOwner(
      { text: 'DELETE FROM "AuditEntry" WHERE id = ANY($1::uuid[])', values: [[second, fourth, fifth]] },
      { text: 'UPDATE "AuditLink" SET at = $2 WHERE "entryId" = $1', values: [fourth, pastRetention()] },
    )
    expect(await check()).toMatchObject({ broken: 3, removed: 3, firstBroken: 2 })
  })

  it('shows a link that was removed with its entry: in the middle, at the end and at the beginning', async () => {
    const [first, second, , , fifth] = await write(5)
    const remove = (id: string | undefined) =>
      asOwner(
        { text: 'DELETE FROM "AuditEntry" WHERE id = $1', values: [id] },
        { text: 'DELETE FROM "AuditLink" WHERE "entryId" = $1', values: [id] },
      )
    await remove(fifth)
    expect(await check()).toMatchObject({ broken: 1, heads: 1 })
    await remove(second)
    expect(await check()).toMatchObject({ gaps: 2, firstBroken: 3 })
    await remove(first)
    expect(await check()).toMatchObject({ heads: 1, firstSeq: 3 })
  })

  it('shows an entry that came into the log past the chain', async () => {
    await write()
    await asOwner(
      'ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_linked"',
      `INSERT INTO "AuditEntry" (id, command, "actorKind") VALUES (gen_random_uuid(), 'made.up', 'user')`,
      'ALTER TABLE "AuditEntry" ENABLE TRIGGER "AuditEntry_linked"',
    )
    expect(await check()).toMatchObject({ broken: 1, unlinked: 1 })
  })

  it('shows that it was written anew since the last check, even when it fits itself', async () => {
    await write(3)
    await check()
    await asOwner(
      `DELETE FROM "AuditLink"; DELETE FROM "AuditEntry" WHERE command <> 'audit.check-chain'`,
      `UPDATE "AuditHead" SET seq = 0, digest = sha256('Mindelund')`,
    )
    await write(4)
    expect(await check()).toMatchObject({ heads: 1 })
  })

  it('has nothing to say of entries that the clean-up deleted with their links', async () => {
    const over = Date.now() - retentionDays.auditEntry * dayMs
    await write(2, { at: pastRetention() })
    // The second of these ended after the first although it began before: links are not in the order of their time.
    const [young] = await write(1, { at: new Date(over + 60_000) })
    await write(1, { at: new Date(over - 60_000) })
    await write()
    await check()
    await tidyUp()
    expect(await db.auditLink.findFirst({ orderBy: { seq: 'asc' } })).toMatchObject({ seq: 3n, entryId: young })
    expect(await db.auditEntry.count({ where: { command: 'memorials.update-memorial' } })).toBe(2)
    expect(await check()).toMatchObject({ links: 4, broken: 0, firstSeq: 3 })
  })

  it('is checked by one at a time', async () => {
    const client = await pool.connect()
    await client.query('SELECT pg_advisory_lock($1)', [20_261_127])
    const actor = administratorFor(await createAccount())
    await expect(execute(checkChainNow, callerFor(actor), {})).rejects.toMatchObject({ code: 'CHAIN_BEING_CHECKED' })
    await client.query('SELECT pg_advisory_unlock($1)', [20_261_127])
    client.release()
    await execute(checkChainNow, callerFor(actor), {})
    expect(await db.auditEntry.count({ where: { command: 'audit.check-chain', actorId: actor.userId } })).toBe(1)
  })
})

describe('what waits for a person', () => {
  const in3Days = () => new Date(Date.now() + 3 * dayMs)

  it('is nothing after a good check, and a check that was missed for two days', async () => {
    await write()
    expect(await findAuditAttention(new Date())).toEqual([])
    expect(await findAuditAttention(in3Days())).toMatchObject([{ key: 'audit-unchecked', urgency: 'note' }])
    await checkAuditChainJob.perform({})
    expect(await findAuditAttention(new Date())).toEqual([])
    expect(await findAuditAttention(in3Days())).toMatchObject([{ urgency: 'note' }])
  })

  it('is a log that does not fit, at once', async () => {
    const [id] = await write()
    await asOwner({ text: `UPDATE "AuditEntry" SET command = 'other.thing' WHERE id = $1`, values: [id] })
    await check()
    expect(await findAuditAttention(new Date())).toMatchObject([{ key: 'audit-broken', urgency: 'now' }])
  })
})
