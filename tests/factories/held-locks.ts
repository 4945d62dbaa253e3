import { setTimeout as pause } from 'node:timers/promises'
import { db, type Transaction } from '@/lib/server/db'

/**
 * Runs `act` while another transaction holds the locks of `held`; once `act` waits for one of them, that transaction
 * takes the locks of `wanted` and ends. A pair that locks in different orders deadlocks.
 */
export async function whileLocked<R>(
  locks: { held: (tx: Transaction) => Promise<unknown>; wanted: (tx: Transaction) => Promise<unknown> },
  act: () => Promise<R>,
): Promise<R> {
  let holder: Promise<void> = Promise.resolve()
  await new Promise<void>((isHeld, failed) => {
    holder = db.$transaction(async (tx) => {
      await locks.held(tx)
      isHeld()
      await untilSomebodyWaits(tx)
      await locks.wanted(tx)
    })
    holder.catch(failed)
  })
  const [result] = await Promise.all([act(), holder])
  return result
}

async function untilSomebodyWaits(tx: Transaction): Promise<void> {
  for (;;) {
    // A transaction sees the activity of its first look until then.
    await tx.$executeRaw`SELECT pg_stat_clear_snapshot()`
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
    if (rows.length > 0) return
    await pause(20)
  }
}
