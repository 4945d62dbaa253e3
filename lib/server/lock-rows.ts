import 'server-only'
import { Prisma, type Transaction } from '@/lib/server/db'

const tables = {
  Mail: Prisma.sql`"Mail"`,
  Media: Prisma.sql`"Media"`,
  Memorial: Prisma.sql`"Memorial"`,
  ProductionBatch: Prisma.sql`"ProductionBatch"`,
  ProductionPiece: Prisma.sql`"ProductionPiece"`,
  ProofSheet: Prisma.sql`"ProofSheet"`,
  QrCode: Prisma.sql`"QrCode"`,
  Reseller: Prisma.sql`"Reseller"`,
  SupportCase: Prisma.sql`"SupportCase"`,
  User: Prisma.sql`"User"`,
} satisfies Partial<Record<Prisma.ModelName, Prisma.Sql>>

type LockedTable = keyof typeof tables

/** `no-key-update` lets others write rows that point to this one meanwhile: a visitor's candle points to its page. */
const strengths = {
  update: Prisma.sql`FOR UPDATE`,
  'no-key-update': Prisma.sql`FOR NO KEY UPDATE`,
}

/**
 * Locks a row until the transaction ends: whoever else locks or changes it waits, and then sees the change. What was read
 * before may be outdated, so read it again. Returns false when there is no such row.
 */
export async function lockRow(
  tx: Transaction,
  table: LockedTable,
  id: string,
  strength: keyof typeof strengths = 'update',
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM ${tables[table]} WHERE id = ${id}::uuid ${strengths[strength]}`
  return rows.length > 0
}

/** Locks all rows that match, in the order of their ids: two who lock several of them cannot wait for each other. */
export async function lockRows(tx: Transaction, table: LockedTable, where: Prisma.Sql): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM ${tables[table]} WHERE ${where} ORDER BY id FOR UPDATE`
}

/** The condition of `lockRows` for rows by their ids. */
export function withIds(ids: string[]): Prisma.Sql {
  return Prisma.sql`id = ANY(${ids}::uuid[])`
}
