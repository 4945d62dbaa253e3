import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '@/lib/server/db'
import type { FaultDescription } from '@/lib/server/telemetry/describe-fault'
import { releaseName } from '@/lib/server/telemetry/release'

/** How often a fault came on one Danish day (yyyy-mm-dd) since it was last stored. */
export type FaultCount = FaultDescription & { day: string; count: number; firstAt: Date; lastAt: Date }

/**
 * Adds to the stored faults. One that was solved is open again and not yet told; what happened before it was solved does
 * not count as a return, though clocks may differ by some seconds. `lastAt` never goes back.
 */
export async function writeFaults(tx: Transaction, counts: readonly FaultCount[]): Promise<void> {
  // In one order, because other processes write the same rows.
  const ordered = counts.toSorted((a, b) => a.fingerprint.localeCompare(b.fingerprint) || a.day.localeCompare(b.day))
  for (const fault of ordered) {
    const id = await writeFault(tx, fault)
    await tx.$executeRaw`
      INSERT INTO "FaultDay" ("faultId", day, count) VALUES (${id}::uuid, ${fault.day}::date, ${fault.count})
      ON CONFLICT ("faultId", day) DO UPDATE SET count = "FaultDay".count + excluded.count`
  }
}

async function writeFault(tx: Transaction, fault: FaultCount): Promise<string> {
  const { fingerprint, name, place, stack, count, firstAt, lastAt } = fault

  const rows = await tx.$queryRaw<Array<{ id: string; returned: boolean }>>`
    INSERT INTO "Fault" AS kept
      (id, fingerprint, name, place, stack, count, "firstAt", "lastAt", "firstRelease", "lastRelease")
    VALUES
      (${randomUUID()}::uuid, ${fingerprint}, ${name}, ${place}, ${stack}, ${count}, ${firstAt}, ${lastAt}, ${releaseName}, ${releaseName})
    ON CONFLICT (fingerprint) DO UPDATE SET
      count = kept.count + excluded.count,
      stack = excluded.stack,
      "lastAt" = greatest(kept."lastAt", excluded."lastAt"),
      "lastRelease" = excluded."lastRelease"
    RETURNING id, ("solvedAt" < ${lastAt} OR "solvedAt" < now() - interval '10 seconds') IS TRUE AS returned`
  const [row] = rows
  if (!row) throw new Error('a fault was not stored')
  if (row.returned) {
    await tx.fault.update({
      where: { id: row.id },
      data: { solvedAt: null, solvedById: null, returnedAt: lastAt, toldAt: null },
    })
  }
  return row.id
}
