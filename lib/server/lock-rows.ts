import 'server-only'
import { Prisma, type Transaction } from '@/lib/server/db'

const tables = {
  BankLine: Prisma.sql`"BankLine"`,
  FamilyTree: Prisma.sql`"FamilyTree"`,
  Mail: Prisma.sql`"Mail"`,
  Media: Prisma.sql`"Media"`,
  Memorial: Prisma.sql`"Memorial"`,
  Payment: Prisma.sql`"Payment"`,
  ProductionBatch: Prisma.sql`"ProductionBatch"`,
  ProductionPiece: Prisma.sql`"ProductionPiece"`,
  ProofSheet: Prisma.sql`"ProofSheet"`,
  PublishedPage: Prisma.sql`"PublishedPage"`,
  Purchase: Prisma.sql`"Purchase"`,
  QrCode: Prisma.sql`"QrCode"`,
  Receivable: Prisma.sql`"Receivable"`,
  Reseller: Prisma.sql`"Reseller"`,
  ResellerOrder: Prisma.sql`"ResellerOrder"`,
  ShopOrder: Prisma.sql`"ShopOrder"`,
  Subscription: Prisma.sql`"Subscription"`,
  SupportCase: Prisma.sql`"SupportCase"`,
  User: Prisma.sql`"User"`,
} satisfies Partial<Record<Prisma.ModelName, Prisma.Sql>>

type LockedTable = keyof typeof tables

/** Where the key is not `id`. */
const keys: Partial<Record<LockedTable, Prisma.Sql>> = {
  PublishedPage: Prisma.sql`"memorialId"`,
  Receivable: Prisma.sql`"invoiceId"`,
}

/**
 * `no-key-update` still lets others insert rows that reference this one, such as a candle on the page; `key-share` only
 * keeps it from being deleted.
 */
const strengths = {
  update: Prisma.sql`FOR UPDATE`,
  'no-key-update': Prisma.sql`FOR NO KEY UPDATE`,
  'key-share': Prisma.sql`FOR KEY SHARE`,
}

/**
 * Locks a row until the transaction ends; other transactions that lock or change it wait. Data read before the lock may
 * be stale: read it again. Returns false when the row does not exist.
 */
export async function lockRow(
  tx: Transaction,
  table: LockedTable,
  id: string,
  strength: keyof typeof strengths = 'update',
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM ${tables[table]} WHERE ${keys[table] ?? Prisma.sql`id`} = ${id}::uuid ${strengths[strength]}`
  return rows.length > 0
}

/** Locks all matching rows, ordered by id to avoid deadlocks. */
export async function lockRows(tx: Transaction, table: LockedTable, where: Prisma.Sql): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM ${tables[table]} WHERE ${where} ORDER BY ${keys[table] ?? Prisma.sql`id`} FOR UPDATE`
}

/** A condition for `lockRows`: rows with these ids. */
export function withIds(ids: string[]): Prisma.Sql {
  return Prisma.sql`id = ANY(${ids}::uuid[])`
}
