import 'server-only'
import { Prisma, type Transaction } from '@/lib/server/db'
import { packHistogram, sumOf } from '@/lib/server/telemetry/histogram'
import { keepRegularly } from '@/lib/server/telemetry/keep-batches'
import { type Refusals, type Times, takeRefusals, takeTimes } from '@/lib/server/telemetry/times'

const everyMs = 10_000

/** Stores times and refusals every ten seconds and before the process exits. */
export function startKeepingTimes(): void {
  keepRegularly({ name: 'times', everyMs, take: takeTimes, write: writeTimes })
  keepRegularly({ name: 'refusals', everyMs, take: takeRefusals, write: writeRefusals })
}

type Locked = { hour: Date; kind: string; name: string; histogram: Uint8Array }

/** Adds times to their hours. Rows are locked by the first statement, in the order of `takeTimes`. */
export async function writeTimes(tx: Transaction, rows: readonly Times[]): Promise<void> {
  const packed = new Map(rows.map((row) => [keyOf(row), packHistogram(row.histogram)]))
  // An earlier row keeps its histogram here, so that the sum can be made of both.
  const before = await tx.$queryRaw<Locked[]>`
    INSERT INTO "ServerTimeHour" (hour, kind, name, histogram, count, failed)
    SELECT to_timestamp(hour / 1000), kind, name, decode(histogram, 'base64'), count, failed
    FROM unnest(
      ${rows.map(({ hour }) => hour)}::float8[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ name }) => name)}::text[], ${[...packed.values()].map(asBase64)}::text[],
      ${rows.map(({ count }) => count)}::int[], ${rows.map(({ failed }) => failed)}::int[]
    ) WITH ORDINALITY AS row(hour, kind, name, histogram, count, failed, place)
    ORDER BY place
    ON CONFLICT (hour, kind, name) DO UPDATE
    SET count = "ServerTimeHour".count + excluded.count, failed = "ServerTimeHour".failed + excluded.failed
    RETURNING hour, kind, name, histogram, (xmax::text = '0') AS "isNew"`
  const merged = before.flatMap(({ hour, kind, name, histogram, ...row }) => {
    const own = packed.get(keyOf({ hour: hour.getTime(), kind, name }))
    if (!own || ('isNew' in row && row.isNew === true)) return []
    const sum = asBase64(packHistogram(sumOf([histogram, own])))
    return [Prisma.sql`(${hour}::timestamptz, ${kind}, ${name}, ${sum})`]
  })
  if (merged.length === 0) return
  await tx.$executeRaw`
    UPDATE "ServerTimeHour" AS kept SET histogram = decode(sum.histogram, 'base64')
    FROM (VALUES ${Prisma.join(merged)}) AS sum(hour, kind, name, histogram)
    WHERE kept.hour = sum.hour AND kept.kind = sum.kind AND kept.name = sum.name`
}

/** Adds refusals to their hours. */
export async function writeRefusals(tx: Transaction, rows: readonly Refusals[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "RefusalHour" (hour, name, code, count)
    SELECT to_timestamp(hour / 1000), name, code, count
    FROM unnest(
      ${rows.map(({ hour }) => hour)}::float8[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ code }) => code)}::text[], ${rows.map(({ count }) => count)}::int[]
    ) WITH ORDINALITY AS row(hour, name, code, count, place)
    ORDER BY place
    ON CONFLICT (hour, name, code) DO UPDATE SET count = "RefusalHour".count + excluded.count`
}

const keyOf = ({ hour, kind, name }: { hour: number; kind: string; name: string }) => `${hour} ${kind} ${name}`
const asBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
