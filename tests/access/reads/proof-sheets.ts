import * as files from '@/lib/domain/proof-sheets/file-queries'
import * as queries from '@/lib/domain/proof-sheets/queries'
import { proofSheetListInput } from '@/lib/domain/proof-sheets/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { createCode } from '@/tests/factories/qr-codes'
import { resellerFor } from '@/tests/factories/resellers'

/** The code's reseller, administrators and the workshop; 404 for all others. */
const ofOne = readOutcomes(404, { reseller: 'ok', other_reseller: 404, production: 'ok', administrator: 'ok' })
const named = { visitor: 401, reseller: 'ok', production: 'ok', administrator: 'ok' } as const
const lists = readOutcomes(403, { ...named, other_reseller: 'nothing' })

const ownSheet = async ({ people, reseller }: World) => ({
  id: await createSheet(resellerFor(people.reseller, reseller), reseller),
})

/** A sent sheet with the secret of the family's link. */
async function sentSheet(world: World) {
  const { id } = await ownSheet(world)
  const token = await markSent(id)
  const { storageKey, qrCodeId } = await db.proofSheet.findUniqueOrThrow({ where: { id } })
  await storage.put(storageKey ?? '', Buffer.from('%PDF-'), { contentType: 'application/pdf' })
  return { id, token, qrCodeId }
}

const familyLink = async (world: World) => ({ token: (await sentSheet(world)).token })

export const proofSheetReads: Record<string, ReadRow> = {
  'proof-sheets.list-proof-sheets': {
    read: queries.listProofSheets,
    input: async (world) => {
      await ownSheet(world)
      return proofSheetListInput.parse({})
    },
    outcomes: lists,
  },
  'proof-sheets.get-proof-sheets-file': {
    read: queries.getProofSheetsFile,
    input: async (world) => {
      await ownSheet(world)
      return proofSheetListInput.parse({})
    },
    // Another reseller's file has their own lines only: lib/domain/proof-sheets/queries.test.ts.
    outcomes: readOutcomes(403, { ...named, other_reseller: 'ok' }),
  },
  'proof-sheets.list-code-sheets': {
    read: queries.listCodeSheets,
    input: async (world) => ({ qrCodeId: (await sentSheet(world)).qrCodeId }),
    outcomes: lists,
  },
  'proof-sheets.find-sheet-start': {
    read: queries.findSheetStart,
    input: async ({ reseller }) => ({ code: (await createCode({ reseller })).code }),
    outcomes: lists,
  },
  // Counts only the caller's own company's sheets.
  'proof-sheets.count-sheets-to-correct': {
    read: queries.countSheetsToCorrect,
    input: () => ({}),
    outcomes: readOutcomes(403, { ...named, other_reseller: 'ok' }),
  },
  'proof-sheets.get-proof-sheet': { read: queries.getProofSheet, input: ownSheet, outcomes: ofOne },
  'proof-sheets.read-sheet-pdf': {
    read: files.readSheetPdf,
    input: async (world) => ({ id: (await sentSheet(world)).id }),
    outcomes: ofOne,
  },
  'proof-sheets.read-sheet-picture': { read: files.readSheetPicture, input: ownSheet, outcomes: ofOne },
  'proof-sheets.read-approved-file': {
    read: files.readApprovedFile,
    input: async (world) => {
      const { id } = await sentSheet(world)
      await db.proofSheet.update({ where: { id }, data: { status: 'approved', answeredAt: new Date() } })
      return { id, format: 'svg' }
    },
    outcomes: ofOne,
  },
  // Authorised by the secret in the family's link.
  'proof-sheets.find-family-sheet': { read: queries.findFamilySheet, input: familyLink, outcomes: readOutcomes('ok') },
  'proof-sheets.read-family-pdf': { read: files.readFamilyPdf, input: familyLink, outcomes: readOutcomes('ok') },
  'proof-sheets.read-family-picture': {
    read: files.readFamilyPicture,
    input: familyLink,
    outcomes: readOutcomes('ok'),
  },
}
