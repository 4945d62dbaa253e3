import { drawArtwork, drawingHash } from '@/lib/domain/artwork/draw-artwork'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { writeProofSheet } from '@/lib/domain/proof-sheets/commands/write-proof-sheet'
import type { ProofSheetFormInput } from '@/lib/domain/proof-sheets/schema'
import { createSheetUrl } from '@/lib/domain/proof-sheets/sheets'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { callerFor } from '@/tests/factories/accounts'
import { createCode } from '@/tests/factories/qr-codes'

/** A valid form for anyone allowed to send it. */
export function sheetForm(code: string, changes: Partial<ProofSheetFormInput> = {}): ProofSheetFormInput {
  return {
    code,
    name: 'Karen Margrethe Holm',
    born: '03.05.1942',
    died: '12.01.2024',
    dates: '* 3. maj 1942 † 12. januar 2024',
    text: 'Elsket og savnet',
    cutsText: true,
    familyName: 'Bo Holm',
    familyEmail: 'bo.holm@eksempel.dk',
    options: { material: 'marble', symbolMm: 50, shape: 'rectangle', widthMm: 120, heightMm: 140 },
    ...changes,
  }
}

/** A code in a reseller's stock. */
export async function createStock(reseller: { id: string } | null): Promise<{ id: string; code: string }> {
  const code = await createCode({ state: 'assigned' })
  if (reseller) await db.qrCode.update({ where: { id: code.id }, data: { resellerId: reseller.id } })
  return code
}

/** A draft by this actor for a code of this reseller. */
export async function createSheet(actor: Actor, reseller: { id: string } | null, changes = {}): Promise<string> {
  const { code } = await createStock(reseller)
  const { result } = await execute(writeProofSheet, callerFor(actor), sheetForm(code, changes))
  return result.id
}

/** Marks a sheet as sent, with its own PDF and the family's link, without drawing it. Returns the secret. */
export async function markSent(id: string): Promise<string> {
  const { options, qrCode } = await db.proofSheet.findUniqueOrThrow({
    where: { id },
    select: { options: true, qrCode: { select: { code: true } } },
  })
  const drawingSha256 = drawingHash(drawArtwork(artworkOptions.parse(options), qrCode.code))
  const { familyEmail } = await db.proofSheet.update({
    where: { id },
    data: {
      status: 'sent',
      sentAt: new Date(),
      storageKey: `proof-sheets/${id}/1-prove.pdf`,
      sha256: 'a'.repeat(64),
      drawingSha256,
    },
    select: { familyEmail: true },
  })
  const url = await db.$transaction((tx) => createSheetUrl(tx, id, familyEmail))
  return new URL(url).pathname.split('/')[2] ?? ''
}
