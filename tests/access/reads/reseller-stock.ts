import { listOwnOrders } from '@/lib/domain/resellers/order-queries'
import { listOwnBoxes } from '@/lib/domain/resellers/stock/box-queries'
import { listChosenCodes, listStockChoices } from '@/lib/domain/resellers/stock/choice-queries'
import { listCodesToChoose } from '@/lib/domain/resellers/stock/code-choice-queries'
import * as prepared from '@/lib/domain/resellers/stock/prepared-page-queries'
import { printActivationCards, printDownload } from '@/lib/domain/resellers/stock/print-queries'
import * as queries from '@/lib/domain/resellers/stock/queries'
import { stockListInput } from '@/lib/domain/resellers/stock/schema'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createBatch } from '@/tests/factories/production'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { createCode } from '@/tests/factories/qr-codes'
import { createOrder } from '@/tests/factories/reseller-companies'
import { resellerFor } from '@/tests/factories/resellers'

/** A code in a reseller's stock: 404 for all others. */
const thatReseller = readOutcomes(404, { visitor: 401, reseller: 'ok', other_reseller: 404 })
const itsLists = readOutcomes(404, { visitor: 401, reseller: 'ok', other_reseller: 'nothing' })
/** Every reseller gets its own. */
const anyReseller = readOutcomes(404, { visitor: 401, reseller: 'ok', other_reseller: 'ok' })

const onShelf = ({ reseller }: World) => createCode({ reseller })
const itsCode = async (world: World) => ({ code: (await onShelf(world)).code })
const chosenCode = async (world: World) => ({ by: 'codes', codes: [(await onShelf(world)).code] })
const inStock = async (world: World) => {
  await onShelf(world)
  return stockListInput.parse({})
}

async function preparedCode({ people, reseller }: World, isTaken: boolean) {
  const made = await createCode({ reseller, ...(isTaken ? { owner: people.owner } : {}) })
  const page = { firstName: 'Karla', preparedByName: 'Lars Sten' }
  await db.preparedPage.create({ data: { qrCodeId: made.id, resellerId: reseller.id, ...page } })
  return made
}

export const resellerStockReads: Record<string, ReadRow> = {
  'resellers.list-stock-codes': { read: queries.listStockCodes, input: inStock, outcomes: itsLists },
  'resellers.find-stock-code': { read: queries.findStockCode, input: itsCode, outcomes: itsLists },
  'resellers.list-stock-packages': { read: queries.listStockPackages, input: inStock, outcomes: itsLists },
  'resellers.get-stock-overview': { read: queries.getStockOverview, input: () => ({}), outcomes: anyReseller },
  'resellers.export-stock': { read: queries.exportStock, input: inStock, outcomes: anyReseller },
  'resellers.list-stock-choices': { read: listStockChoices, input: inStock, outcomes: itsLists },
  // Returns the ticked codes unchecked: the commands check whose they are.
  'resellers.list-chosen-codes': { read: listChosenCodes, input: chosenCode, outcomes: anyReseller },
  'resellers.list-own-orders': {
    read: listOwnOrders,
    input: async ({ reseller }) => {
      await createOrder(reseller)
      return {}
    },
    outcomes: itsLists,
  },
  'resellers.list-own-boxes': {
    read: listOwnBoxes,
    input: async ({ reseller }) => {
      await createBatch({ resellerId: reseller.id })
      return {}
    },
    outcomes: itsLists,
  },
  // Administrators and the workshop can search every reseller's codes.
  'resellers.list-codes-to-choose': {
    read: listCodesToChoose,
    input: async (world) => ({ search: (await onShelf(world)).code }),
    outcomes: readOutcomes(403, {
      visitor: 401,
      reseller: 'ok',
      other_reseller: 'nothing',
      production: 'ok',
      administrator: 'ok',
    }),
  },
  'resellers.print-activation-cards': { read: printActivationCards, input: chosenCode, outcomes: thatReseller },
  'resellers.draw-stock-code': { read: queries.drawStockCode, input: itsCode, outcomes: thatReseller },
  'resellers.print-download': {
    read: printDownload,
    input: () => ({ name: 'til-familien.pdf' }),
    outcomes: anyReseller,
  },
  'resellers.find-prepared-page': {
    read: prepared.findPreparedPage,
    input: async (world) => ({ qrCodeId: (await preparedCode(world, false)).id }),
    outcomes: itsLists,
  },
  'resellers.find-page-from-sheet': {
    read: prepared.findPageFromSheet,
    input: async ({ people, reseller }) => {
      const id = await createSheet(resellerFor(people.reseller, reseller), reseller)
      await markSent(id)
      const answered = { status: 'approved' as const, answeredAt: new Date() }
      const { qrCodeId } = await db.proofSheet.update({ where: { id }, data: answered })
      return { qrCodeId }
    },
    outcomes: itsLists,
  },
  // Belongs to the family once the code is claimed; not even the reseller that wrote it sees it.
  'resellers.find-offered-page': {
    read: prepared.findOfferedPage,
    input: async (world) => ({ code: (await preparedCode(world, true)).code }),
    outcomes: readOutcomes('nothing', { owner: 'ok' }),
  },
}
