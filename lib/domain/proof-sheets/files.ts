import 'server-only'
import { buffer } from 'node:stream/consumers'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { drawSheet } from '@/lib/domain/proof-sheets/make-paper'
import { signedBy } from '@/lib/domain/proof-sheets/sender'
import { getSheetByLink } from '@/lib/domain/proof-sheets/sheet-links'
import { sheetPicture } from '@/lib/domain/proof-sheets/sheet-picture'
import { getSheetRow, type ProofSheetRow } from '@/lib/domain/proof-sheets/sheet-row'
import { storage } from '@/lib/integrations/storage/storage'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

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

async function getSentSheet(token: string): Promise<ProofSheetRow> {
  const sheet = await getSheetByLink(token)
  // Nobody takes to the churchyard what the stonemason took back.
  if (sheet.status === 'withdrawn') throw new DomainError('PROOF_SHEET_WITHDRAWN')
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

function pictureAnswer({ options, qrCode }: ProofSheetRow) {
  return { body: sheetPicture(drawArtwork(options, qrCode.code)), contentType: 'image/svg+xml' }
}
