import { declinePreparedPage } from '@/lib/domain/resellers/commands/decline-prepared-page'
import { handOverCodes } from '@/lib/domain/resellers/commands/hand-over-codes'
import { placeOrder } from '@/lib/domain/resellers/commands/place-order'
import { preparePage } from '@/lib/domain/resellers/commands/prepare-page'
import { removePreparedPage } from '@/lib/domain/resellers/commands/remove-prepared-page'
import { reportLostCode } from '@/lib/domain/resellers/commands/report-lost-code'
import { takeBackCodes } from '@/lib/domain/resellers/commands/take-back-codes'
import { usePreparedPage } from '@/lib/domain/resellers/commands/use-prepared-page'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createCode } from '@/tests/factories/qr-codes'

/** A code in a reseller's stock: 404 for all others. */
const thatReseller = outcomes(404, { visitor: 401, reseller: 'ok' })
const anyReseller = outcomes(404, { visitor: 401, reseller: 'ok', other_reseller: 'ok' })
/** Codes on stones are public, so the refusal is 403, not 404. */
const holderAlone = outcomes(403, { visitor: 401, owner: 'ok' })

const onShelf = ({ reseller }: World) => createCode({ reseller })

async function prepared({ people, reseller }: World, isTaken: boolean): Promise<{ code: string }> {
  const { id, code } = await createCode({ reseller, ...(isTaken ? { owner: people.owner } : {}) })
  const page = { firstName: 'Karla', preparedByName: 'Lars Sten' }
  await db.preparedPage.create({ data: { qrCodeId: id, resellerId: reseller.id, ...page } })
  return { code }
}

export const resellerStockRows: Record<string, AccessRow> = {
  'resellers.hand-over-codes': {
    command: handOverCodes,
    input: async (world) => ({ codes: [(await onShelf(world)).code] }),
    outcomes: thatReseller,
  },
  'resellers.take-back-codes': {
    command: takeBackCodes,
    input: async ({ reseller }) => ({ codes: [(await createCode({ reseller, state: 'handed_over' })).code] }),
    outcomes: thatReseller,
  },
  'resellers.prepare-page': {
    command: preparePage,
    input: async (world) => ({ code: (await onShelf(world)).code, firstName: 'Karla' }),
    outcomes: thatReseller,
  },
  'resellers.remove-prepared-page': {
    command: removePreparedPage,
    input: (world) => prepared(world, false),
    outcomes: thatReseller,
  },
  'resellers.report-lost-code': {
    command: reportLostCode,
    input: async (world) => ({ code: (await onShelf(world)).code, reason: 'Stjålet fra bilen.' }),
    outcomes: thatReseller,
  },
  'resellers.place-order': {
    command: placeOrder,
    input: () => ({ count: 5, wantsPlaques: false }),
    outcomes: anyReseller,
  },
  'resellers.use-prepared-page': {
    command: usePreparedPage,
    input: (world) => prepared(world, true),
    outcomes: holderAlone,
  },
  'resellers.decline-prepared-page': {
    command: declinePreparedPage,
    input: (world) => prepared(world, true),
    outcomes: holderAlone,
  },
}
