import 'server-only'
import { v7 as newUuidV7 } from 'uuid'
import type { QrEventKind } from '@/generated/prisma/enums'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { outOfUseStates, type QrCodeState } from '@/lib/domain/qr-codes/schema'
import { type Database, db, Prisma, type Transaction } from '@/lib/server/db'
import { lockRows } from '@/lib/server/lock-rows'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { formatTextCode } from '@/lib/shared/qr-text-code'

const rowSelect = {
  id: true,
  code: true,
  state: true,
  stateBeforeBlock: true,
  ownerId: true,
  resellerId: true,
  activationCode: true,
  activationLockedUntil: true,
  replacedById: true,
  package: { select: { requiresActivation: true } },
  links: { select: { memorialId: true, position: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.QrCodeSelect

export type QrCodeRow = Prisma.QrCodeGetPayload<{ select: typeof rowSelect }>

/**
 * The code's row, locked until the transaction ends. Takes the normalised text code or the row's id. Throws
 * QR_CODE_UNKNOWN.
 */
export async function lockCodeRow(tx: Transaction, key: { code: string } | { id: string }): Promise<QrCodeRow> {
  const condition = 'id' in key ? Prisma.sql`id = ${key.id}::uuid` : Prisma.sql`code = ${key.code}`
  await lockRows(tx, 'QrCode', condition)
  const row = await tx.qrCode.findUnique({ where: key, select: rowSelect })
  if (!row) throw new QrCodeError('QR_CODE_UNKNOWN')
  return row
}

/** Codes that are neither blocked nor retired. */
export const codesInUse = { state: { notIn: [...outOfUseStates] } } satisfies Prisma.QrCodeWhereInput

/** Throws QR_CODE_BLOCKED or QR_CODE_RETIRED. */
export function assertInUse(row: Pick<QrCodeRow, 'state'>): void {
  if (row.state === 'blocked') throw new QrCodeError('QR_CODE_BLOCKED')
  if (row.state === 'retired') throw new QrCodeError('QR_CODE_RETIRED')
}

/**
 * The state of a code without its block. Derived from pages and owner first, because either may have gone while it was
 * blocked.
 */
export function stateInUse(row: Pick<QrCodeRow, 'state' | 'stateBeforeBlock' | 'ownerId' | 'links'>): QrCodeState {
  if (row.links.length > 0) return 'linked'
  if (row.ownerId) return 'claimed'
  const before = row.state === 'blocked' ? row.stateBeforeBlock : row.state
  return before === 'produced' || before === 'assigned' || before === 'handed_over' ? before : 'released'
}

/** Throws QR_CODE_ALREADY_REPLACED, with the latest replacement, when the code was replaced. */
export async function assertNotReplaced(tx: Transaction, { id, replacedById }: QrCodeRow): Promise<void> {
  if (!replacedById) return
  const successor = (await listSuccessors([id], tx)).get(id)
  throw new QrCodeError('QR_CODE_ALREADY_REPLACED', { code: formatTextCode(successor ?? '') })
}

export type CodeActor = { actorId: string | null; actorName: string | null }

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

/** Adds an event by one actor to the history of many codes, each with its own reason. */
export async function writeCodeEvents(
  database: Database,
  { kind, actorId, actorName, at = new Date() }: CodeActor & { kind: QrEventKind; at?: Date },
  lines: Array<{ qrCodeId: string; reason: string | null }>,
): Promise<void> {
  const ids = lines.map(() => newUuidV7())
  const codeIds = lines.map(({ qrCodeId }) => qrCodeId)
  const reasons = lines.map(({ reason }) => reason)
  // Raw SQL: ten thousand rows through Prisma take seconds.
  await database.$executeRaw`
    INSERT INTO "QrEvent" (id, "qrCodeId", kind, "actorId", "actorName", reason, at)
    SELECT event.id, event."qrCodeId", ${kind}::"QrEventKind", ${actorId}::uuid, ${actorName?.slice(0, 120) ?? null}, event.reason, ${at}
    FROM unnest(${ids}::uuid[], ${codeIds}::uuid[], ${reasons}::text[]) AS event (id, "qrCodeId", reason)`
}

/** The actor as recorded in a code's history: the account with its current name, or the job. */
export function codeActor(actor: Actor): CodeActor {
  if (isSignedIn(actor)) return { actorId: actor.userId, actorName: actor.fullName || actor.username }
  return { actorId: null, actorName: actor.kind === 'system' ? actor.name : null }
}

/**
 * The latest replacement of each of these codes, by id: replacements can be replaced in turn. Codes that were never
 * replaced are left out.
 */
export async function listSuccessors(ids: string[], database: Database = db): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database.$queryRaw<Array<{ id: string; code: string }>>`
    WITH RECURSIVE chain AS (
      SELECT id, "replacedById" AS next FROM "QrCode" WHERE id = ANY(${ids}::uuid[]) AND "replacedById" IS NOT NULL
      UNION ALL
      SELECT chain.id, newer."replacedById" FROM chain JOIN "QrCode" newer ON newer.id = chain.next
      WHERE newer."replacedById" IS NOT NULL)
    SELECT chain.id, last.code FROM chain JOIN "QrCode" last ON last.id = chain.next WHERE last."replacedById" IS NULL`
  return new Map(rows.map(({ id, code }) => [id, code]))
}
