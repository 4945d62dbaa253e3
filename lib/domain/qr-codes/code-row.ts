import 'server-only'
import type { QrEventKind } from '@/generated/prisma/enums'
import { type Database, Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

const rowSelect = {
  id: true,
  code: true,
  state: true,
  stateBeforeBlock: true,
  ownerId: true,
  activationCode: true,
  activationFailures: true,
  activationLockedUntil: true,
  package: { select: { requiresActivation: true } },
  links: { select: { memorialId: true, position: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.QrCodeSelect

export type QrCodeRow = Prisma.QrCodeGetPayload<{ select: typeof rowSelect }>

/**
 * The code's row, held until the transaction ends: whoever else wants to change this code waits, then sees the change.
 * Takes the text code in its stored form, or the row's id. Throws QR_CODE_UNKNOWN.
 */
export async function holdCode(tx: Transaction, key: { code: string } | { id: string }): Promise<QrCodeRow> {
  const condition = 'id' in key ? Prisma.sql`id = ${key.id}::uuid` : Prisma.sql`code = ${key.code}`
  await tx.$queryRaw`SELECT 1 FROM "QrCode" WHERE ${condition} FOR UPDATE`
  const row = await tx.qrCode.findUnique({ where: key, select: rowSelect })
  if (!row) throw new DomainError('QR_CODE_UNKNOWN')
  return row
}

/** Throws when the code was taken out of use: nothing but opening it again is possible then. */
export function assertInUse(row: Pick<QrCodeRow, 'state'>): void {
  if (row.state === 'blocked') throw new DomainError('QR_CODE_BLOCKED')
  if (row.state === 'retired') throw new DomainError('QR_CODE_RETIRED')
}

export type CodeActor = { actorId: string | null; actorName: string | null }

/** Adds a line to the history of a code. */
export async function writeCodeEvent(
  database: Database,
  event: CodeActor & { qrCodeId: string; kind: QrEventKind; reason?: string },
): Promise<void> {
  await database.qrEvent.create({
    data: {
      qrCodeId: event.qrCodeId,
      kind: event.kind,
      actorId: event.actorId,
      actorName: event.actorName?.slice(0, 120) ?? null,
      reason: event.reason ?? null,
    },
  })
}
