import 'server-only'
import { buffer } from 'node:stream/consumers'
import { approvalOf } from '@/lib/domain/approvals/approval'
import { approvalInName, approvalNote } from '@/lib/domain/approvals/approval-texts'
import { ApprovalError } from '@/lib/domain/approvals/errors'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'
import { contentTypes } from '@/lib/domain/exports/file-keys'
import { provenFile } from '@/lib/domain/exports/proven-file'
import { sheetName } from '@/lib/domain/proof-sheets/copy'
import { ProofSheetError } from '@/lib/domain/proof-sheets/errors'
import { drawSheet } from '@/lib/domain/proof-sheets/make-paper'
import { signedBy } from '@/lib/domain/proof-sheets/sender'
import { getSheetByLink } from '@/lib/domain/proof-sheets/sheet-links'
import { sheetPicture } from '@/lib/domain/proof-sheets/sheet-picture'
import { getSheetRow, type ProofSheetRow } from '@/lib/domain/proof-sheets/sheet-row'
import { assertInUse } from '@/lib/domain/qr-codes/code-row'
import { storage } from '@/lib/integrations/storage/storage'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** The paper of a sheet: the one that was sent, byte for byte, or a draft as it stands. Throws NOT_FOUND. */
export async function readSheetPdf(actor: Actor, { id }: { id: string }) {
  const sheet = await getSheetRow(actor, id)
  return pdfAnswer(sheet, sheet.storageKey ? await storedPaper(sheet) : await draftPaper(signedBy(sheet, actor)))
}

/** The same for the family: nothing but what was sent. Throws what the link throws, PROOF_SHEET_WITHDRAWN and NOT_FOUND. */
export async function readFamilyPdf(_: Actor, { token }: { token: string }) {
  const sheet = await getSentSheet(token)
  return pdfAnswer(sheet, await storedPaper(sheet))
}

/** The drawing as it will look in its material, as SVG. Throws NOT_FOUND, ARTWORK_TOO_SMALL and ARTWORK_DOES_NOT_FIT. */
export async function readSheetPicture(actor: Actor, { id }: { id: string }) {
  return pictureAnswer(await getSheetRow(actor, id))
}

export async function readFamilyPicture(_: Actor, { token }: { token: string }) {
  return pictureAnswer(await getSentSheet(token))
}

/**
 * The approved drawing as a file for the machine, read back before it is handed out. Throws NOT_FOUND,
 * PROOF_SHEET_NOT_APPROVED, PROOF_SHEET_OUTDATED when it would be drawn otherwise today, QR_CODE_BLOCKED,
 * QR_CODE_RETIRED and EXPORT_WITHHELD.
 */
export async function readApprovedFile(actor: Actor, { id, format }: { id: string; format: ArtworkFormat }) {
  const sheet = await getSheetRow(actor, id)
  const { options, qrCode, status } = sheet
  if (status !== 'approved') throw new ApprovalError('PROOF_SHEET_NOT_APPROVED')
  assertInUse(qrCode)
  const approval = approvalOf(sheet, options, qrCode.code)
  if (approval.kind !== 'this') throw new ApprovalError('PROOF_SHEET_OUTDATED')
  const { file } = await provenFile({ options, code: qrCode.code, format, note: approvalNote(approval) })
  return {
    body: new Uint8Array(file),
    contentType: contentTypes[format],
    filename: `${formatTextCode(qrCode.code)}-${approvalInName(approval)}.${format}`,
  }
}

async function getSentSheet(token: string): Promise<ProofSheetRow> {
  const sheet = await getSheetByLink(token)
  // Nobody takes to the churchyard what the stonemason took back.
  if (sheet.status === 'withdrawn') throw new ProofSheetError('PROOF_SHEET_WITHDRAWN')
  if (!sheet.storageKey) throw new DomainError('NOT_FOUND')
  return sheet
}

async function storedPaper({ storageKey }: ProofSheetRow): Promise<Uint8Array<ArrayBuffer>> {
  const found = storageKey ? await storage.get(storageKey) : null
  if (!found) throw new DomainError('NOT_FOUND')
  return new Uint8Array(await buffer(found.stream))
}

async function draftPaper(sheet: ProofSheetRow): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array((await drawSheet(sheet, new Date())).pdf)
}

/** What no family has said yes to says so in its name: it is what one sees of a file on a stick or in a folder. */
function pdfAnswer({ number, version, status }: ProofSheetRow, body: Uint8Array<ArrayBuffer>) {
  const state = status === 'approved' ? 'godkendt' : 'ikke-godkendt'
  return { body, contentType: 'application/pdf', filename: `tegning-${number}-version-${version}-${state}.pdf` }
}

function pictureAnswer({ options, qrCode, ...sheet }: ProofSheetRow) {
  const state = sheet.status === 'approved' ? 'Godkendt af familien.' : 'Ikke godkendt af familien.'
  const title = `Tegning ${sheetName(sheet)}. ${state}`
  return { body: sheetPicture(drawArtwork(options, qrCode.code), title), contentType: 'image/svg+xml' }
}
