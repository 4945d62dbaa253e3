import 'server-only'
import { type ArtworkOptions, artworkOptions } from '@/lib/domain/artwork/schema'
import { canReadProofSheet } from '@/lib/domain/proof-sheets/policy'
import { cutLines, type Inscription, inscription, type ProofSheetFields } from '@/lib/domain/proof-sheets/schema'
import { readHistory, type SheetEvent } from '@/lib/domain/proof-sheets/sheet-history'
import { type Database, db, type Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
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
    select: { companyName: true, address: true, postcode: true, city: true, phone: true, email: true },
  },
} satisfies Prisma.ProofSheetSelect

type Row = Prisma.ProofSheetGetPayload<{ select: typeof sheetColumns }>
export type ProofSheetRow = Omit<Row, 'options' | 'inscription' | 'history'> & {
  options: ArtworkOptions
  inscription: Inscription
  history: SheetEvent[]
}

/** The sheet, or null when there is none by that id. */
export async function findSheetRow(id: string, database: Database = db): Promise<ProofSheetRow | null> {
  const row = await database.proofSheet.findUnique({ where: { id }, select: sheetColumns })
  return row && understood(row)
}

/** The sheet as this actor may read it. Throws NOT_FOUND for everybody whom it does not concern. */
export async function getSheetRow(actor: Actor, id: string): Promise<ProofSheetRow> {
  const row = await findSheetRow(id)
  if (!row || !canReadProofSheet(actor, row)) throw new DomainError('NOT_FOUND')
  return row
}

/** The sheet, locked until the transaction ends: two who write, send or answer at once come one after the other. */
export async function lockSheet(tx: Transaction, id: string): Promise<ProofSheetRow> {
  await lockRow(tx, 'ProofSheet', id)
  const row = await findSheetRow(id, tx)
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/** Whether nothing of what is cut was written anew since: what was drawn and proven is what stands here now. */
export function isSameDrawing(a: ProofSheetRow, b: ProofSheetRow): boolean {
  const said = ({ version, options, inscription, note, readyWhen }: ProofSheetRow) =>
    JSON.stringify([version, options, inscription, note, readyWhen])
  return said(a) === said(b)
}

/** The columns behind a form. What is cut follows from the inscription: name, dates, further lines. */
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

// Both were parsed by these schemas when they were written; options that came later get their defaults.
function understood(row: Row): ProofSheetRow {
  return {
    ...row,
    options: artworkOptions.parse(row.options),
    inscription: inscription.parse(row.inscription),
    history: readHistory(row.history),
  }
}
