import 'server-only'
import { buffer } from 'node:stream/consumers'
import { approvalOf } from '@/lib/domain/approvals/approval'
import { approvalInName, approvalNote } from '@/lib/domain/approvals/approval-texts'
import { ApprovalError } from '@/lib/domain/approvals/errors'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'
import { provenFile } from '@/lib/domain/exports/proven-file'
import { contentTypes } from '@/lib/domain/exports/stored-files'
import { sheetName } from '@/lib/domain/proof-sheets/copy'
import { ProofSheetError } from '@/lib/domain/proof-sheets/errors'
import { drawSheet } from '@/lib/domain/proof-sheets/make-paper'
import { sheetPicture } from '@/lib/domain/proof-sheets/paper/stone-pictures'
import { canReadProofSheet } from '@/lib/domain/proof-sheets/policy'
import { approvedFileKey, proofSheetByLink, proofSheetId } from '@/lib/domain/proof-sheets/schema'
import { signedBy } from '@/lib/domain/proof-sheets/sender'
import { getSheetByLink, getSheetRow, type ProofSheetRow } from '@/lib/domain/proof-sheets/sheets'
import { assertInUse } from '@/lib/domain/qr-codes/code-row'
import { storage } from '@/lib/integrations/storage/storage'
import { anyone } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** The PDF of a sheet: byte for byte as sent, or drawn now for a draft. Throws NOT_FOUND. */
export const readSheetPdf = defineRead({
  name: 'proof-sheets.read-sheet-pdf',
  session: 'optional',
  input: proofSheetId,
  load: ({ id }, actor) => getSheetRow(actor, id),
  authorize: canReadProofSheet,
  run: async (actor, _, sheet) =>
    pdfAnswer(sheet, sheet.storageKey ? await storedPaper(sheet) : await draftPaper(signedBy(sheet, actor))),
})

/** The same for the family, only as sent. Throws as getSheetByLink, PROOF_SHEET_WITHDRAWN and NOT_FOUND. */
export const readFamilyPdf = defineRead({
  name: 'proof-sheets.read-family-pdf',
  session: 'optional',
  input: proofSheetByLink,
  load: ({ token }) => getSentSheet(token),
  // The secret in the link is the key.
  authorize: anyone,
  run: async (_actor, _input, sheet) => pdfAnswer(sheet, await storedPaper(sheet)),
})

/**
 * The drawing as it will look in its material, as SVG. Throws NOT_FOUND, ARTWORK_TOO_SMALL and ARTWORK_DOES_NOT_FIT.
 */
export const readSheetPicture = defineRead({
  name: 'proof-sheets.read-sheet-picture',
  session: 'optional',
  input: proofSheetId,
  load: ({ id }, actor) => getSheetRow(actor, id),
  authorize: canReadProofSheet,
  run: (_actor, _input, sheet) => pictureAnswer(sheet),
})

/** The same for the family. Throws as `readFamilyPdf` does. */
export const readFamilyPicture = defineRead({
  name: 'proof-sheets.read-family-picture',
  session: 'optional',
  input: proofSheetByLink,
  load: ({ token }) => getSentSheet(token),
  // The secret in the link is the key.
  authorize: anyone,
  run: (_actor, _input, sheet) => pictureAnswer(sheet),
})

/**
 * The approved drawing as a file for engraving machines, proven readable first. Throws NOT_FOUND,
 * PROOF_SHEET_NOT_APPROVED, PROOF_SHEET_OUTDATED when today's code would draw it differently, QR_CODE_BLOCKED,
 * QR_CODE_RETIRED and EXPORT_WITHHELD.
 */
export const readApprovedFile = defineRead({
  name: 'proof-sheets.read-approved-file',
  session: 'optional',
  input: approvedFileKey,
  load: ({ id }, actor) => getSheetRow(actor, id),
  authorize: canReadProofSheet,
  run: (_, { format }, sheet) => writeApproved(sheet, format),
})

async function writeApproved(sheet: ProofSheetRow, format: ArtworkFormat) {
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
  // A withdrawn drawing must not reach the churchyard.
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

/** The file's name says whether the family approved it, since the name is all one sees in a folder. */
function pdfAnswer({ number, version, status }: ProofSheetRow, body: Uint8Array<ArrayBuffer>) {
  const state = status === 'approved' ? 'godkendt' : 'ikke-godkendt'
  return { body, contentType: 'application/pdf', filename: `tegning-${number}-version-${version}-${state}.pdf` }
}

function pictureAnswer({ options, qrCode, ...sheet }: ProofSheetRow) {
  const state = sheet.status === 'approved' ? 'Godkendt af familien.' : 'Ikke godkendt af familien.'
  const title = `Tegning ${sheetName(sheet)}. ${state}`
  return { body: sheetPicture(drawArtwork(options, qrCode.code), title), contentType: 'image/svg+xml' }
}
