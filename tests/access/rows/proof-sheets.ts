import { approveProofSheet } from '@/lib/domain/proof-sheets/commands/approve-proof-sheet'
import { newVersion } from '@/lib/domain/proof-sheets/commands/new-version'
import { requestChanges } from '@/lib/domain/proof-sheets/commands/request-changes'
import { sendProofSheet } from '@/lib/domain/proof-sheets/commands/send-proof-sheet'
import { updateProofSheet } from '@/lib/domain/proof-sheets/commands/update-proof-sheet'
import { withdrawProofSheet } from '@/lib/domain/proof-sheets/commands/withdraw-proof-sheet'
import { writeProofSheet } from '@/lib/domain/proof-sheets/commands/write-proof-sheet'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createSheet, createStock, markSent, sheetForm } from '@/tests/factories/proof-sheets'
import { resellerFor } from '@/tests/factories/resellers'

/** The code's reseller and administrators; the workshop may only read. Others get 404. */
const writers = outcomes(404, {
  visitor: 401,
  reseller: 'ok',
  other_reseller: 404,
  production: 403,
  administrator: 'ok',
})

const aSheet = ({ people, reseller }: World) => createSheet(resellerFor(people.reseller, reseller), reseller)

async function aSentSheet(world: World) {
  const id = await aSheet(world)
  return { id, token: await markSent(id) }
}

export const proofSheetRows: Record<string, AccessRow> = {
  'proof-sheets.write-proof-sheet': {
    command: writeProofSheet,
    input: async ({ reseller }) => sheetForm((await createStock(reseller)).code),
    outcomes: writers,
  },
  'proof-sheets.update-proof-sheet': {
    command: updateProofSheet,
    input: async (world) => ({ ...sheetForm(''), id: await aSheet(world) }),
    outcomes: writers,
  },
  // A reminder: sends the existing drawing.
  'proof-sheets.send-proof-sheet': {
    command: sendProofSheet,
    input: async (world) => ({ id: (await aSentSheet(world)).id }),
    outcomes: writers,
  },
  'proof-sheets.withdraw-proof-sheet': {
    command: withdrawProofSheet,
    input: async (world) => ({ id: await aSheet(world) }),
    outcomes: writers,
  },
  'proof-sheets.new-version': {
    command: newVersion,
    input: async (world) => ({ id: (await aSentSheet(world)).id }),
    outcomes: writers,
  },
  // Authorised by the link, signed in or not.
  'proof-sheets.approve-proof-sheet': {
    command: approveProofSheet,
    input: async (world) => ({ token: (await aSentSheet(world)).token, version: 1, name: 'Bo Holm', hasRead: true }),
    outcomes: outcomes('ok'),
  },
  'proof-sheets.request-changes': {
    command: requestChanges,
    input: async (world) => ({
      token: (await aSentSheet(world)).token,
      version: 1,
      name: 'Bo Holm',
      answer: 'Margrethe',
    }),
    outcomes: outcomes('ok'),
  },
}
