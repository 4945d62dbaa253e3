import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { type ArtworkOptions, artworkOptions } from '@/lib/domain/artwork/schema'
import { familySheetPath } from '@/lib/domain/proof-sheets/paths'
import { canReadProofSheet } from '@/lib/domain/proof-sheets/policy'
import { cutLines, type Inscription, inscription, type ProofSheetFields } from '@/lib/domain/proof-sheets/schema'
import { readHistory, type SheetEvent } from '@/lib/domain/proof-sheets/sheet-history'
import { refuseSpam } from '@/lib/server/abuse/spam-check'
import { type Database, db, type Prisma, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import { hashToken } from '@/lib/server/tokens'
import type { Actor } from '@/lib/shared/actor'

const sheetColumns = {
  id: true,
  number: true,
  version: true,
  status: true,
  qrCodeId: true,
  resellerId: true,
  options: true,
  inscription: true,
  note: true,
  internalNote: true,
  readyWhen: true,
  familyName: true,
  familyEmail: true,
  createdById: true,
  createdByName: true,
  createdAt: true,
  sentAt: true,
  sentById: true,
  sentByName: true,
  answeredAt: true,
  answeredByName: true,
  answer: true,
  storageKey: true,
  sha256: true,
  drawingSha256: true,
  history: true,
  qrCode: { select: { code: true, state: true } },
  reseller: {
    select: { companyName: true, status: true, address: true, postcode: true, city: true, phone: true, email: true },
  },
} satisfies Prisma.ProofSheetSelect

type Row = Prisma.ProofSheetGetPayload<{ select: typeof sheetColumns }>
export type ProofSheetRow = Omit<Row, 'options' | 'inscription' | 'history'> & {
  options: ArtworkOptions
  inscription: Inscription
  history: SheetEvent[]
}

/** The sheet, or null if there is none with that id. */
export async function findSheetRow(id: string, database: Database = db): Promise<ProofSheetRow | null> {
  const row = await database.proofSheet.findUnique({ where: { id }, select: sheetColumns })
  return row && understood(row)
}

/** The sheet. Throws NOT_FOUND unless the actor may read it. */
export async function getSheetRow(actor: Actor, id: string): Promise<ProofSheetRow> {
  const row = await findSheetRow(id)
  if (!row || !canReadProofSheet(actor, row)) throw new DomainError('NOT_FOUND')
  return row
}

/** Locks the sheet until the transaction ends, which serialises edits, sends and answers. Throws NOT_FOUND. */
export async function lockSheet(tx: Transaction, id: string): Promise<ProofSheetRow> {
  await lockRow(tx, 'ProofSheet', id)
  const row = await findSheetRow(id, tx)
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** Whether both rows give the same PDF, so that what was drawn and proven is still current. */
export function isSameDrawing(a: ProofSheetRow, b: ProofSheetRow): boolean {
  const drawnText = ({ version, options, inscription, note, readyWhen }: ProofSheetRow) =>
    JSON.stringify([version, options, inscription, note, readyWhen])
  return drawnText(a) === drawnText(b)
}

/**
 * Checks what the family gets by mail. The note may lead to the sender's page and a picture; what is cut in the stone
 * is quoted in subjects and receipts. Throws TOO_MANY_LINKS or BLOCKED_WORDS at the field.
 */
export function refuseSpamInSheet({ familyName, name, dates, text, readyWhen, note }: ProofSheetFields): void {
  refuseSpam({ familyName, name, dates, text: text.join('\n'), readyWhen, note }, { note: 2 })
}

/** The columns of a form's values. The drawing's lines come from the inscription: name, dates, further lines. */
export function sheetColumnsOf(written: ProofSheetFields) {
  const { options, name, born, died, dates, text, cutsText, familyName, familyEmail } = written
  const { note, internalNote, readyWhen } = written
  const lines = cutsText ? cutLines({ name, dates, text }) : []
  return {
    options: artworkOptions.parse({ ...options, lines }),
    inscription: inscription.parse({ name, born, died, dates, text, cutsText }),
    note: note || null,
    internalNote: internalNote || null,
    readyWhen: readyWhen || null,
    familyName,
    familyEmail,
  }
}

// Parsing gives old rows the defaults of options added since.
function understood(row: Row): ProofSheetRow {
  return {
    ...row,
    options: artworkOptions.parse(row.options),
    inscription: inscription.parse(row.inscription),
    history: readHistory(row.history),
  }
}

/** Days that a family's link is valid, for any number of visits. */
export const linkDays = 60
const linkMs = linkDays * 86_400_000

/**
 * Creates a link to a sheet for this mail address and returns its URL. Links sent to other addresses expire: those were
 * wrong, or someone else answers now.
 */
export async function createSheetUrl(tx: Transaction, proofSheetId: string, email: string): Promise<string> {
  const now = new Date()
  await tx.accessToken.updateMany({
    where: { proofSheetId, kind: 'proof_sheet', email: { not: email }, expiresAt: { gt: now } },
    data: { expiresAt: now },
  })
  const token = await createAccessToken(tx, { kind: 'proof_sheet', proofSheetId, email, validMs: linkMs })
  return new URL(familySheetPath(token), env.SITE_URL).href
}

/** The sheet behind a link, and when the link expires. Throws TOKEN_UNKNOWN and TOKEN_EXPIRED. */
export async function getSheetByLink(
  token: string,
  database: Database = db,
): Promise<ProofSheetRow & { linkEndsAt: Date }> {
  const row = await database.accessToken.findFirst({
    where: { tokenHash: hashToken(token), kind: 'proof_sheet' },
    select: { proofSheetId: true, expiresAt: true },
  })
  const sheet = row?.proofSheetId ? await findSheetRow(row.proofSheetId, database) : null
  if (!row || !sheet) throw new AccountError('TOKEN_UNKNOWN')
  if (row.expiresAt <= new Date()) throw new AccountError('TOKEN_EXPIRED')
  return { ...sheet, linkEndsAt: row.expiresAt }
}
