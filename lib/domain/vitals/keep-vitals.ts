import 'server-only'
import { z } from 'zod'
import { ratingOf } from '@/lib/domain/vitals/policy'
import { connectionKinds, deviceKinds, keptOutReasons, metrics, pageKinds } from '@/lib/domain/vitals/schema'
import type { Transaction } from '@/lib/server/db'
import { processGlobals } from '@/lib/server/process-globals.mjs'
import { emptyHistogram, packHistogram, recordValue, unpackHistogram } from '@/lib/server/telemetry/histogram'
import { keepRegularly } from '@/lib/server/telemetry/keep-batches'

const day = z.iso.date()
const taken = z.object({
  measured: z.array(
    z.object({
      day,
      page: z.enum(pageKinds),
      device: z.enum(deviceKinds),
      connection: z.enum(connectionKinds),
      metric: z.enum(metrics),
      /** Milliseconds, or thousandths of a layout shift, each with how often it was measured. */
      values: z.array(z.tuple([z.int().min(0), z.int().min(1)])),
    }),
  ),
  keptOut: z.array(z.object({ day, reason: z.enum(keptOutReasons), count: z.int().min(1) })),
})
export type TakenVitals = z.output<typeof taken>
type Measured = TakenVitals['measured'][number]
type Named = Pick<Measured, 'day' | 'metric' | 'page' | 'device' | 'connection'>

const everyMs = 10_000

/**
 * Stores what the HTTP server took in (scripts/server/vitals-intake.mjs) every ten seconds and before exit. Called once
 * at process start, when that server has not opened its intake yet; does nothing without it.
 * @returns a function that stores what there is now
 */
export function startKeepingVitals(): () => Promise<void> {
  // Before the last batch is taken: the minute that has begun is in it.
  processGlobals.beforeExit.add(() => processGlobals.vitals?.end())
  return keepRegularly({
    name: 'vitals',
    everyMs,
    take: () => {
      const batch = taken.parse(processGlobals.vitals?.take() ?? { measured: [], keptOut: [] })
      return batch.measured.length + batch.keptOut.length > 0 ? [batch] : []
    },
    write: async (tx, batches) => {
      for (const batch of batches) await addVitals(tx, batch)
    },
  })
}

/** Adds a batch to its days. Safe beside other processes that add to the same: every one locks in the same order. */
export async function addVitals(tx: Transaction, { measured, keptOut }: TakenVitals): Promise<void> {
  if (measured.length > 0) await addMeasured(tx, measured)
  if (keptOut.length === 0) return
  await tx.$executeRaw`
    INSERT INTO "VitalKeptOut" (day, reason, count)
    SELECT day, reason, count FROM unnest(
      ${keptOut.map((row) => row.day)}::date[],
      ${keptOut.map(({ reason }) => reason)}::text[],
      ${keptOut.map(({ count }) => count)}::int[]
    ) AS added(day, reason, count)
    ORDER BY day, reason
    ON CONFLICT (day, reason) DO UPDATE SET count = "VitalKeptOut".count + excluded.count`
}

async function addMeasured(tx: Transaction, measured: readonly Measured[]): Promise<void> {
  const rated = measured.map((row) => ({ ...row, ...sharesOf(row) }))
  // Also locks the rows: nobody changes a histogram between here and its update.
  const found = await tx.$queryRaw<Array<Named & { histogram: Uint8Array }>>`
    INSERT INTO "VitalDay" (day, metric, page, device, connection, histogram, good, middling, poor)
    SELECT day, metric, page, device, connection, '', good, middling, poor FROM unnest(
      ${rated.map((row) => row.day)}::date[],
      ${rated.map(({ metric }) => metric)}::text[],
      ${rated.map(({ page }) => page)}::text[],
      ${rated.map(({ device }) => device)}::text[],
      ${rated.map(({ connection }) => connection)}::text[],
      ${rated.map(({ good }) => good)}::int[],
      ${rated.map(({ middling }) => middling)}::int[],
      ${rated.map(({ poor }) => poor)}::int[]
    ) AS added(day, metric, page, device, connection, good, middling, poor)
    ORDER BY day, metric, page, device, connection
    ON CONFLICT (day, metric, page, device, connection) DO UPDATE SET
      good = "VitalDay".good + excluded.good,
      middling = "VitalDay".middling + excluded.middling,
      poor = "VitalDay".poor + excluded.poor
    RETURNING day::text, metric, page, device, connection, histogram`
  const before = new Map(found.map((row) => [nameOf(row), row.histogram]))
  const merged = rated.map((row) => Buffer.from(mergedHistogram(before.get(nameOf(row)), row)).toString('hex'))
  await tx.$executeRaw`
    UPDATE "VitalDay" kept SET histogram = decode(added.histogram, 'hex') FROM unnest(
      ${rated.map((row) => row.day)}::date[],
      ${rated.map(({ metric }) => metric)}::text[],
      ${rated.map(({ page }) => page)}::text[],
      ${rated.map(({ device }) => device)}::text[],
      ${rated.map(({ connection }) => connection)}::text[],
      ${merged}::text[]
    ) AS added(day, metric, page, device, connection, histogram)
    WHERE kept.day = added.day AND kept.metric = added.metric AND kept.page = added.page
      AND kept.device = added.device AND kept.connection = added.connection`
}

const nameOf = ({ day: on, metric, page, device, connection }: Named) =>
  `${on} ${metric} ${page} ${device} ${connection}`

function sharesOf({ metric, values }: Measured) {
  const shares = { good: 0, middling: 0, poor: 0 }
  for (const [value, count] of values) shares[ratingOf(metric, value)] += count
  return shares
}

function mergedHistogram(before: Uint8Array | undefined, { values }: Measured): Uint8Array {
  const histogram = before && before.length > 0 ? unpackHistogram(before) : emptyHistogram()
  for (const [value, count] of values) recordValue(histogram, value, count)
  return packHistogram(histogram)
}
