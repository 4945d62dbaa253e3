import 'server-only'
import {
  type AgreementKind,
  type AgreementMonth,
  type Owed,
  type OwedAge,
  type RevenueKind,
  type RevenueMonth,
  type RevenueView,
  revenueInput,
  revenueKinds,
} from '@/lib/domain/bookkeeping/revenue/revenue-schema'
import { chart } from '@/lib/domain/invoices/accounts'
import { canManageMoney } from '@/lib/domain/payments/policy'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { danishMidnight } from '@/lib/shared/danish-midnight'
import { danishDay } from '@/lib/shared/danish-time'
import { sumOere, toOere } from '@/lib/shared/money'
import { bucketsOf, plusMonths, type TimeBucket } from '@/lib/shared/time-buckets'

/** Revenue by month, agreements by plan, and what is owed. */
export const getRevenue = defineRead({
  name: 'bookkeeping.get-revenue',
  session: 'required',
  input: revenueInput,
  authorize: canManageMoney,
  run: async (_, { months }): Promise<RevenueView> => {
    const now = new Date()
    const [revenue, agreements, owed] = await Promise.all([
      readRevenue(now, months),
      readAgreements(now, months),
      readOwed(danishDay(now)),
    ])
    return { span: months, revenue, agreements, owed }
  },
})

const kindOf = (account: string): RevenueKind =>
  revenueKinds.find((kind) => kind !== 'other' && chart[kind].number === account) ?? 'other'

/** The last `count` months in Denmark up to that of `now`, oldest first. */
function lastMonths(now: Date, count: number): TimeBucket[] {
  const today = danishDay(now)
  return bucketsOf({ from: `${plusMonths(today.slice(0, 7), 1 - count)}-01`, to: today, unit: 'month' })
}

/** What was invoiced without moms in each of the last months, by what was sold. */
export async function readRevenue(now: Date, months: number): Promise<RevenueMonth[]> {
  const all = lastMonths(now, months)
  const rows = await db.$queryRaw<Array<{ month: string; account: string; net: bigint }>>`
    SELECT to_char(i."issuedOn", 'YYYY-MM') AS "month", l."account",
      SUM(CASE i."kind" WHEN 'invoice' THEN l."netOere" ELSE -l."netOere" END)::bigint AS "net"
    FROM "Invoice" i JOIN "InvoiceLine" l ON l."invoiceId" = i."id"
    WHERE i."issuedOn" >= ${`${all[0]?.key}-01`}::date AND i."issuedOn" <= ${danishDay(now)}::date
    GROUP BY 1, 2`
  return all.map((month) => {
    const kinds = { plans: 0, plaques: 0, codes: 0, engraving: 0, freight: 0, other: 0 }
    for (const { account, net } of rows.filter((row) => row.month === month.key)) {
      kinds[kindOf(account)] = sumOere([kinds[kindOf(account)], toOere(net)])
    }
    return { ...month, ...kinds, totalOere: sumOere(Object.values(kinds)) }
  })
}

type Moved = {
  month: string | null
  kind: AgreementKind
  started: bigint
  ended: bigint
  arrived: bigint
  left: bigint
}

/** Agreements by plan at the end of each of the last months, and how many families came and left. */
export async function readAgreements(now: Date, months: number): Promise<AgreementMonth[]> {
  const all = lastMonths(now, months)
  const since = danishMidnight(`${all[0]?.key}-01`)
  // Everything before the first month is one row; Danish months, because agreements begin and end at moments.
  const rows = await db.$queryRaw<Moved[]>`
    SELECT CASE WHEN m."at" < ${since} THEN NULL ELSE to_char(m."at" AT TIME ZONE 'Europe/Copenhagen', 'YYYY-MM') END AS "month",
      m."kind", COUNT(*) FILTER (WHERE m."isStart") AS "started", COUNT(*) FILTER (WHERE NOT m."isStart") AS "ended",
      COUNT(*) FILTER (WHERE m."isStart" AND m."counts") AS "arrived",
      COUNT(*) FILTER (WHERE NOT m."isStart" AND m."counts") AS "left"
    FROM (
      SELECT "startedAt" AS "at", TRUE AS "isStart", "changedFromId" IS NULL AS "counts",
        CASE WHEN "plan" = 'livstid' THEN 'livstid' ELSE "interval"::text END AS "kind"
      FROM "Subscription" WHERE "startedAt" <= ${now} AND "status" IN ('active', 'ended')
      UNION ALL
      SELECT GREATEST("endedAt", "startedAt"), FALSE, "endReason" NOT IN ('changed', 'duplicate'),
        CASE WHEN "plan" = 'livstid' THEN 'livstid' ELSE "interval"::text END
      FROM "Subscription" WHERE "startedAt" <= ${now} AND "endedAt" <= ${now} AND "status" = 'ended'
    ) m
    GROUP BY 1, 2`
  const running: Record<AgreementKind, number> = { month: 0, year: 0, livstid: 0 }
  const move = (month: string | null) => {
    const sums = { arrived: 0, left: 0 }
    for (const row of rows.filter((each) => each.month === month)) {
      running[row.kind] += Number(row.started - row.ended)
      sums.arrived += Number(row.arrived)
      sums.left += Number(row.left)
    }
    return sums
  }
  move(null)
  return all.map((month) => {
    const moved = move(month.key)
    return { ...month, ...moved, ...running }
  })
}

/** What is owed today by how long it is overdue. */
export async function readOwed(today: string): Promise<Owed> {
  const rows = await db.$queryRaw<Array<{ age: OwedAge; count: bigint; left: bigint }>>`
    SELECT CASE WHEN r."dueOn" >= ${today}::date THEN 'not_due' WHEN ${today}::date - r."dueOn" <= 30 THEN 'to_30'
        WHEN ${today}::date - r."dueOn" <= 60 THEN 'to_60' ELSE 'more' END AS "age",
      COUNT(*) AS "count", SUM(GREATEST(r."totalOere" - r."settledOere", 0))::bigint AS "left"
    FROM "Receivable" r JOIN "Invoice" i ON i."id" = r."invoiceId"
    WHERE r."status" = 'open' AND i."kind" = 'invoice'
    GROUP BY 1`
  const of = (age: OwedAge) => {
    const row = rows.find((each) => each.age === age)
    return { count: Number(row?.count ?? 0n), oere: toOere(row?.left ?? 0n) }
  }
  return { not_due: of('not_due'), to_30: of('to_30'), to_60: of('to_60'), more: of('more') }
}
