import 'server-only'
import { lapse, priceToldDays, reminderDays } from '@/lib/domain/billing/plans'
import { priceTerms } from '@/lib/domain/billing/prices'
import { type PeriodInterval, priceHorizonDays } from '@/lib/domain/subscriptions/law/periods'
import { abandonDays, transferGraceDays } from '@/lib/domain/subscriptions/process-due-agreement'
import { type Database, db, Prisma } from '@/lib/server/db'
import { addDays } from '@/lib/shared/danish-days'
import { danishDay } from '@/lib/shared/danish-time'

const { sql, join, raw } = Prisma
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const either = (parts: Prisma.Sql[]) => join(parts, ' UNION ')
/** As processDueAgreement decides it (./process-due-agreement.ts), each part by an index. */
const active = (where: Prisma.Sql) => sql`SELECT id FROM "Subscription" WHERE status = 'active' AND ${where}`

/** Agreements for which something is due at `now`, in portions by id. */
export async function listDue(
  now: Date,
  { after, take = 5000, database = db }: { after?: string | undefined; take?: number; database?: Database } = {},
): Promise<string[]> {
  const rows = await database.$queryRaw<Array<{ id: string }>>(await dueQuery(now, { after, take, database }))
  return rows.map(({ id }) => id)
}

type Portion = { after?: string | undefined; take: number; database: Database }

/** The one query behind listDue. */
export async function dueQuery(now: Date, { after, take, database }: Portion): Promise<Prisma.Sql> {
  const parts = [
    unpaidOrders(now),
    active(sql`"nextChargeAt" <= ${at(now)} AND renewal = 'card' AND "cancelledAt" IS NULL
      AND "cardRef" IS NOT NULL AND "customerRef" IS NOT NULL`),
    active(sql`"cancelledAt" IS NOT NULL AND "paidUntil" <= ${at(now)}`),
    active(sql`"paidUntil" <= ${at(addDays(now, -lapse.graceDays))}`),
    ...reminders(now, 'month'),
    ...reminders(now, 'year'),
    ...(await newPrices(now, database, 'month')),
    ...(await newPrices(now, database, 'year')),
  ]
  const from = after ? sql`WHERE id > ${after}::uuid` : Prisma.empty
  return sql`SELECT id FROM (${either(parts)}) due ${from} ORDER BY id LIMIT ${take}`
}

const unpaidOrders = (now: Date) => sql`
  SELECT id FROM "Subscription" agreed
  WHERE status = 'ordered' AND "orderedAt" <= ${at(addDays(now, -abandonDays))} AND NOT EXISTS (
    SELECT 1 FROM "Receivable" bill WHERE bill."subscriptionId" = agreed.id AND bill.status = 'open'
      AND bill."dueOn" > ${danishDay(addDays(now, -transferGraceDays))}::date)`

/** Between two reminders the earlier one is due; its window ends where the next begins. */
function reminders(now: Date, interval: PeriodInterval): Prisma.Sql[] {
  const days = reminderDays[interval]
  return days.map((each, place) => {
    const [first, last] = [addDays(now, days[place + 1] ?? 0), addDays(now, each)]
    return active(sql`interval = ${raw(`'${interval}'`)} AND "paidUntil" > ${at(first)} AND "paidUntil" <= ${at(last)}
      AND ("remindedDays" IS NULL OR "remindedDays" > ${each})`)
  })
}

const danish = (column: string) => raw(`(${column} AT TIME ZONE 'Europe/Copenhagen')`)
const months = (count: Prisma.Sql) => sql`make_interval(months => (${count})::int)`
const [paid, began] = [danish('"paidUntil"'), danish('"startedAt"')]
const passed = sql`(extract(year FROM ${paid}) - extract(year FROM ${began})) * 12
  + extract(month FROM ${paid}) - extract(month FROM ${began})`
/** The period after the coming one, of a month: as periodEnd counts (./law/periods.ts). */
const secondStart = sql`((CASE WHEN ${began} + ${months(passed)} = ${paid} THEN ${began} + ${months(sql`${passed} + 1`)}
  ELSE ${paid} + interval '1 month' END) AT TIME ZONE 'Europe/Copenhagen')`

/** Payers to whom announcePrice has something to say: by each price of the list, those who have another for that day. */
async function newPrices(now: Date, database: Database, interval: PeriodInterval): Promise<Prisma.Sql[]> {
  const terms = await priceTerms(`premium.${interval}`, danishDay(addDays(now, -2 * priceToldDays)), database)
  const renewed = sql`"cancelledAt" IS NULL AND renewal <> 'none' AND "startedAt" IS NOT NULL`
  const earliest = addDays(now, priceToldDays)
  const untold = sql`${renewed} AND interval = ${raw(`'${interval}'`)} AND "nextPriceOere" IS NULL
    AND "paidUntil" > ${at(addDays(now, interval === 'month' ? -2 : priceToldDays - 1))}
    AND "paidUntil" <= ${at(addDays(now, priceHorizonDays))}`
  const second = interval === 'month' ? sql`WHEN ${secondStart} >= ${at(earliest)} THEN ${secondStart}` : Prisma.empty
  const start = sql`(CASE WHEN "paidUntil" >= ${at(earliest)} THEN "paidUntil" ${second} END)`
  const told = sql`${renewed} AND coalesce("nextInterval", interval) = ${raw(`'${interval}'`)}`
  return terms.flatMap(({ from, to, amountOere }) => {
    const within = (day: Prisma.Sql) =>
      sql`${day} >= ${from}::date ${to ? sql`AND ${day} < ${to}::date` : Prisma.empty}`
    const amount = sql`${BigInt(amountOere)}`
    const startDay = sql`(${start} AT TIME ZONE 'Europe/Copenhagen')::date`
    const differs = sql`${untold} AND ${start} <= ${at(addDays(now, priceHorizonDays))} AND ${within(startDay)}`
    const toldThen = sql`${told} AND ${within(sql`"nextPriceFrom"`)}`
    return [
      active(sql`${differs} AND "priceOere" < ${amount}`),
      active(sql`${differs} AND "priceOere" > ${amount}`),
      active(sql`${toldThen} AND "nextPriceOere" > ${amount}`),
      active(sql`${toldThen} AND "nextPriceOere" < ${amount} AND "nextPriceFrom" >= ${danishDay(earliest)}::date`),
    ]
  })
}
