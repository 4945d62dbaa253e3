import 'server-only'
import { z } from 'zod'
import { skipNumbers } from '@/lib/domain/invoices/issue-invoice'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'

/** As many numbers of cases, orders and sheets are left out. */
const skippedNumbers = 1000
const heldBecause = 'Databasen er genskabt, og mailen kan være sendt før.'

/**
 * After a restore, before the service is opened: what the lost time may have done already is not done again (docs/decisions/076).
 * Saved cards are charged once settlement has asked the provider. `moment`: when the last write that is there was made.
 */
export const makeSafe = defineCommand({
  name: 'backups.make-safe',
  session: 'system',
  input: z.object({ moment: z.date() }),
  load: nothing,
  authorize: theSystem,
  run: async ({ tx, about }, { moment }) => {
    const { first, last } = await skipNumbers(tx, moment)
    await skipSequences(tx)
    const { count: heldMails } = await tx.mail.updateMany({
      where: { status: 'queued' },
      data: { status: 'dropped', lastError: heldBecause },
    })
    const heldJobs = await setJobsAside(tx)
    const restored = { moment, firstSkipped: first, lastSkipped: last, heldMails, heldJobs }
    const { id } = await tx.restoration.create({ data: restored, select: { id: true } })
    about({ type: 'backup', id, detail: { ...restored, moment: moment.toISOString() } })
    return restored
  },
})

/** What people were told a number of is not called the same as something else. */
async function skipSequences(tx: Transaction): Promise<void> {
  const sequences = await tx.$queryRaw<Array<{ name: string }>>`
    SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences WHERE schemaname = current_schema()`
  for (const { name } of sequences) {
    await tx.$executeRaw`SELECT nextval(${name}::regclass) FROM generate_series(1, ${skippedNumbers}::int)`
  }
}

/** An administrator tries them again or deletes them. Returns how many. */
async function setJobsAside(tx: Transaction): Promise<number> {
  return tx.$executeRaw`
    WITH held AS (
      DELETE FROM pgboss.job WHERE name = ANY(${outwardQueues}) AND state < 'completed' RETURNING id, name, data, created_on
    )
    INSERT INTO "SetAsideJob" (id, queue, payload, unended, "firstAt", "lastAt")
    SELECT id, name, coalesce(data, '{}'), 0, created_on, now() FROM held`
}

/** Jobs that reach somebody outside, and would reach them again. Mails and charges have their own rows. */
export const outwardQueues = [
  ...['send-push', 'push-follower', 'tell-followers', 'tell-page-followers', 'send-waiting-summary'],
  ...['send-password-reset', 'send-setup-link', 'submit-e-invoice'],
  ...['write-song-words', 'sing-song', 'make-motion'],
]
