import 'server-only'
import {
  asSeenBefore,
  type Candidate,
  findReferences,
  type Judgement,
  judgeDeposit,
} from '@/lib/domain/bookkeeping/bank/judge-deposit'
import { type Database, Prisma } from '@/lib/server/db'
import { toOere } from '@/lib/shared/money'

type Deposit = { id: string; amountOere: number; text: string }
type Row = Omit<Candidate, 'leftOere' | 'buyerName'> & { left: bigint; buyerName: string | null }

// Suggestions only: nothing is settled by its amount.
const mostOfAmounts = 2000

/** What each deposit is for, by its id. Three queries, however many there are. */
export async function judgeDeposits(
  database: Database,
  deposits: readonly Deposit[],
): Promise<ReadonlyMap<string, Judgement>> {
  if (deposits.length === 0) return new Map()
  const referencesOf = new Map(deposits.map(({ id, text }) => [id, findReferences(text)]))
  const all = [...referencesOf.values()]
  const codes = [...new Set(all.flatMap((each) => each.codes))]
  const numbers = [...new Set(all.flatMap((each) => each.numbers))]
  const amounts = [...new Set(deposits.map(({ amountOere }) => amountOere))]
  const named = await readCandidates(
    database,
    Prisma.sql`i."paymentCode" = ANY(${codes}::text[]) OR i."number" = ANY(${numbers}::int[]) ORDER BY i."number"`,
  )
  const fitting = await readCandidates(
    database,
    Prisma.sql`r."status" = 'open' AND i."kind" = 'invoice'
      AND r."totalOere" - r."settledOere" = ANY(${amounts}::bigint[]) ORDER BY i."number" DESC LIMIT ${mostOfAmounts}`,
  )
  const seen = await findSeenBefore(database, [...referencesOf.keys()])
  return new Map(
    deposits.map((deposit) => {
      const references = referencesOf.get(deposit.id) ?? { codes: [], numbers: [] }
      const judgement = judgeDeposit(deposit, { references, named, sameAmount: ofAmount(fitting, deposit) })
      return [deposit.id, seen.has(deposit.id) ? asSeenBefore(judgement) : judgement]
    }),
  )
}

/**
 * Those that an earlier file brought too, although their fingerprints differ: read by other columns, or written by the
 * bank without a balance, one deposit looks like two.
 */
async function findSeenBefore(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.$queryRaw<Array<{ id: string }>>`
    SELECT l."id" FROM "BankLine" l WHERE l."id" = ANY(${ids}::uuid[]) AND EXISTS (
      SELECT 1 FROM "BankLine" o
      WHERE o."bookedOn" = l."bookedOn" AND o."amountOere" = l."amountOere" AND o."text" = l."text"
        AND (o."fileId" < l."fileId" AND o."state" IN ('doubtful', 'ignored')
          OR o."fileId" <> l."fileId" AND o."state" = 'matched'))`
  return new Set(rows.map(({ id }) => id))
}

const ofAmount = (fitting: readonly Candidate[], { amountOere }: Deposit) =>
  fitting.filter(({ leftOere }) => leftOere === amountOere)

async function readCandidates(database: Database, condition: Prisma.Sql): Promise<Candidate[]> {
  const rows = await database.$queryRaw<Row[]>`
    SELECT i."id", i."number", i."paymentCode", i."kind"::text AS "kind", r."status"::text AS "status",
      GREATEST(r."totalOere" - r."settledOere", 0) AS "left", i."buyer"->>'name' AS "buyerName"
    FROM "Invoice" i JOIN "Receivable" r ON r."invoiceId" = i."id"
    WHERE ${condition}`
  return rows.map(({ left, buyerName, ...row }) => ({ ...row, leftOere: toOere(left), buyerName: buyerName ?? '' }))
}
