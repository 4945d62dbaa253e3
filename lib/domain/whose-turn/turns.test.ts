import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { listResellerInvoices } from '@/lib/domain/bookkeeping/queries'
import { listInvoices } from '@/lib/domain/invoices/console-queries'
import { invoiceListInput } from '@/lib/domain/invoices/invoice-schema'
import { findBatch, listBatches } from '@/lib/domain/production/queries'
import { boardInput, type PieceState, stationKinds } from '@/lib/domain/production/schema'
import { findAtStation, getWorkshop } from '@/lib/domain/production/station-queries'
import type { ProofSheetStatus } from '@/lib/domain/proof-sheets/schema'
import { listResellers } from '@/lib/domain/resellers/console-queries'
import { resellerListInput } from '@/lib/domain/resellers/console-schema'
import { listReceivedOrders } from '@/lib/domain/resellers/order-queries'
import { listOwnBoxes } from '@/lib/domain/resellers/stock/box-queries'
import { findTasksAttention } from '@/lib/domain/shipments/attention'
import { listTasks } from '@/lib/domain/shipments/task-queries'
import { listOrders } from '@/lib/domain/shop-orders/console-queries'
import { listOwnOrders } from '@/lib/domain/shop-orders/queries'
import { orderListInput } from '@/lib/domain/shop-orders/schema'
import { type List, turns } from '@/lib/domain/whose-turn/turns'
import { db } from '@/lib/server/db'
import type { Administrator } from '@/lib/shared/actor'
import { addDays } from '@/lib/shared/danish-days'
import { actorFor, administratorFor, createAccount } from '@/tests/factories/accounts'
import { createInvoice } from '@/tests/factories/invoices'
import { createMemorial } from '@/tests/factories/memorials'
import { batchOptions, createPiece, createWorker } from '@/tests/factories/production'
import { createCode, createPackage } from '@/tests/factories/qr-codes'
import { createReseller, resellerFor } from '@/tests/factories/resellers'
import { codesOf, createShopOrder, workOn } from '@/tests/factories/shop-orders'

const now = new Date()
const ean = '5798000000001'
let staff: Administrator
let worker: Administrator

beforeAll(async () => {
  staff = administratorFor(await createAccount({ isAdmin: true }))
  worker = await createWorker()
})

/** Whether a list shows it, by list. */
type Lists = Partial<Record<List, () => Promise<boolean>>>

async function listsWith(lists: Lists): Promise<string[]> {
  const shown = await Promise.all(Object.entries(lists).map(async ([name, isOn]) => ((await isOn()) ? [name] : [])))
  return shown.flat()
}

/** What to make for each state and situation; a missing one fails. */
type Makers<M> = Record<string, M>

const placesOf = (kind: keyof typeof turns) =>
  Object.entries<Record<string, List | null>>(turns[kind]).flatMap(([state, situations]) =>
    Object.entries(situations).map(([situation, list]) => ({ place: `${state}.${situation}`, list })),
  )

const isOpenBatch = async (packageId: string) => {
  const batch = await db.productionBatch.findFirst({
    where: { pieces: { some: { qrCode: { packageId }, state: { not: 'cancelled' } } } },
    select: { number: true },
  })
  const { items } = await listBatches(worker, boardInput.parse({ search: String(batch?.number ?? 0) }))
  return items.some(({ number }) => number === batch?.number)
}
const isTask = async (id: string) => (await listTasks(worker)).some((task) => task.id === id)

type ShopMaker = Parameters<typeof createShopOrder>[2] & { sheet?: ProofSheetStatus; piece?: PieceState; blocks?: true }
const owed = { item: 'engraving' } as const
const over = addDays(now, -100)

const shopOrders: Makers<ShopMaker> = {
  'ordered.unpaid': { status: 'ordered' },
  'ordered.buyerUnknown': { status: 'ordered', ean, buyerCheck: 'waiting' },
  'ordered.toStart': { status: 'ordered', ean },
  'ordered.regrettable': { status: 'ordered', ean, item: 'engraving', startFrom: addDays(now, 9) },
  'paid.toStart': { status: 'paid' },
  'paid.regrettable': { status: 'paid', item: 'engraving', startFrom: addDays(now, 9) },
  'started.codeToSend': { status: 'started', item: 'code' },
  'started.codeless': { status: 'started', blocks: true },
  'started.toDraw': { status: 'started', sheet: 'changes_requested' },
  'started.drawn': { status: 'started', sheet: 'sent' },
  'started.toQueue': { status: 'started', sheet: 'approved', piece: 'cancelled' },
  'started.inWorkshop': { status: 'started', sheet: 'approved', piece: 'quality_check' },
  'shipped.onItsWay': { status: 'shipped', sheet: 'approved', piece: 'shipped' },
  'shipped.come': { status: 'shipped', receivedAt: now, sheet: 'approved', piece: 'shipped' },
  'cancelled.plateToReturn': { ...owed, status: 'cancelled' },
  'cancelled.ended': { status: 'cancelled' },
  'withdrawn.plateToReturn': { ...owed, status: 'withdrawn' },
  'withdrawn.ended': { status: 'withdrawn' },
  'abandoned.plateToReturn': { ...owed, status: 'abandoned' },
  'abandoned.ended': { status: 'abandoned' },
}

async function makeShopOrder({ sheet, piece, blocks, ...options }: ShopMaker, place: string) {
  const buyer = await createAccount()
  const order = await createShopOrder(buyer, await createMemorial({ owner: buyer }), options)
  const codes = await codesOf(order)
  if (sheet) {
    await db.proofSheet.createMany({
      data: codes.map(({ id: qrCodeId }) => ({
        qrCodeId,
        status: sheet,
        options: batchOptions,
        inscription: {},
        familyName: buyer.fullName,
        familyEmail: buyer.email,
        createdByName: 'Ida',
      })),
    })
  }
  if (piece) await workOn(order, piece)
  if (piece === 'shipped') {
    await db.productionBatch.updateMany({
      where: { pieces: { some: { qrCodeId: { in: codes.map(({ id }) => id) } } } },
      data: { shippedAt: now },
    })
  }
  if (blocks)
    await db.qrCode.updateMany({ where: { id: { in: codes.map(({ id }) => id) } }, data: { state: 'blocked' } })
  if (place === 'abandoned.plateToReturn') {
    await createInvoice({ receivable: { email: buyer.email, shopOrderId: order.id } })
  }
  return { ...order, buyer, packageId: codes[0]?.packageId ?? randomUUID() }
}

describe('a family’s order', () => {
  it.each(placesOf('shopOrder'))('$place stands on its list alone: $list', async ({ place, list }) => {
    const maker = shopOrders[place]
    if (!maker) throw new Error(`No order is made for ${place}`)
    const { id, number, buyer, packageId } = await makeShopOrder(maker, place)
    const found = await listsWith({
      ownOrders: async () => (await listOwnOrders(actorFor(buyer), {})).items.some((order) => order.turn !== null),
      shopOrders: async () =>
        (await listOrders(staff, orderListInput.parse({ search: String(number) }))).items.some((row) => row.id === id),
      tasks: () => isTask(id),
      batches: () => isOpenBatch(packageId),
    })
    expect(found).toEqual(list === null ? [] : [list])
    const { items } = await listOrders(staff, orderListInput.parse({ vis: 'all', search: String(number) }))
    expect(items.find((row) => row.id === id)?.isWaiting).toBe(list === 'shopOrders')
  })
})

type ResellerMaker = {
  status: 'received' | 'accepted' | 'shipped' | 'cancelled'
  piece?: PieceState
  making?: true
  receivedAt?: Date
}

const resellerOrders: Makers<ResellerMaker> = {
  'received.asked': { status: 'received' },
  'accepted.codesMissing': { status: 'accepted', making: true },
  'accepted.toQueue': { status: 'accepted' },
  'accepted.inWorkshop': { status: 'accepted', piece: 'stopped' },
  'shipped.onItsWay': { status: 'shipped', piece: 'shipped' },
  'shipped.come': { status: 'shipped', piece: 'shipped', receivedAt: now },
  'cancelled.ended': { status: 'cancelled' },
}

async function makeResellerOrder({ status, piece, making, receivedAt }: ResellerMaker) {
  const user = await createAccount()
  const reseller = await createReseller(user)
  const { id: packageId, codes } = await createPackage({ count: 2, reseller })
  if (making) await db.qrPackage.update({ where: { id: packageId }, data: { state: 'failed' } })
  if (piece) {
    await db.productionBatch.create({
      data: {
        name: 'Granit',
        options: batchOptions,
        dueOn: new Date('2099-01-01'),
        createdByName: 'Ida',
        packageId,
        resellerId: reseller.id,
        receivedAt: receivedAt ?? null,
        shippedAt: piece === 'shipped' ? now : null,
        pieces: { create: codes.map(({ id: qrCodeId }, place) => ({ qrCodeId, number: place + 1, state: piece })) },
      },
    })
  }
  const isAccepted = status === 'accepted' || status === 'shipped'
  const order = await db.resellerOrder.create({
    data: {
      resellerId: reseller.id,
      count: 2,
      status,
      orderedByName: 'Lars',
      material: 'slate',
      symbolMm: 40,
      message: 'Ring før levering',
      wantedOn: new Date('2098-05-01'),
      packageId: isAccepted ? packageId : null,
    },
    select: { id: true, number: true },
  })
  return { ...order, packageId, reseller, actor: resellerFor(user, reseller) }
}

describe('a reseller’s order', () => {
  it.each(placesOf('resellerOrder'))('$place stands on its list alone: $list', async ({ place, list }) => {
    const maker = resellerOrders[place]
    if (!maker) throw new Error(`No order is made for ${place}`)
    const { id, packageId, actor } = await makeResellerOrder(maker)
    const found = await listsWith({
      resellerOrders: async () => (await listReceivedOrders(staff)).some((order) => order.id === id),
      tasks: () => isTask(id),
      batches: () => isOpenBatch(packageId),
      boxes: async () => (await listOwnBoxes(actor)).some(({ state }) => state === 'on_its_way'),
    })
    expect(found).toEqual(list === null ? [] : [list])
  })

  it('is a task of the workshop with name, wishes and day', async () => {
    const { id, number, reseller } = await makeResellerOrder({ status: 'accepted' })
    expect((await listTasks(worker)).find((task) => task.id === id)).toMatchObject({
      title: `Bestilling ${number}, ${reseller.companyName}`,
      wishes: 'Ring før levering',
      wantedOn: '2098-05-01',
      left: 2,
      what: expect.stringContaining('skifer'),
    })
    expect(await findTasksAttention(now)).toMatchObject([{ key: 'shipments.tasks', href: '/production#opgaver' }])
  })
})

const replaced = async (wasMade: boolean) => {
  const [old, made] = [await createCode(), await createCode()]
  await db.qrCode.update({ where: { id: old.id }, data: { replacedById: made.id, state: 'blocked' } })
  if (wasMade) {
    await db.productionBatch.create({
      data: {
        name: 'Granit',
        options: batchOptions,
        dueOn: new Date('2099-01-01'),
        createdByName: 'Ida',
        pieces: { create: { qrCodeId: old.id, number: 1, state: 'shipped' } },
      },
    })
  }
  return { id: made.id, batchNumber: 0 }
}
const piece = async (state: PieceState) => {
  const { id, batch } = await createPiece({ state })
  if (state === 'shipped') await db.productionBatch.update({ where: { id: batch.id }, data: { shippedAt: now } })
  return { id, batchNumber: batch.number }
}

describe('a piece', () => {
  it.each(placesOf('piece'))('$place stands on its list alone: $list', async ({ place, list }) => {
    const [state = '', situation] = place.split('.')
    const known = (
      ['queued', 'engraving', 'quality_check', 'passed', 'packed', 'stopped', 'shipped', 'cancelled'] as const
    ).find((each) => each === state)
    const { id, batchNumber: batch } = known ? await piece(known) : await replaced(situation === 'replacement')
    const stations = async () => {
      const counts = await Promise.all(
        stationKinds.map((kind) => findAtStation(worker, { kind, station: 'Prøve', ...(batch ? { batch } : {}) })),
      )
      const inHand = await db.productionPiece.count({ where: { id, state: 'engraving' } })
      return batch !== 0 && (inHand > 0 || counts.some(({ waiting }) => waiting > 0))
    }
    const found = await listsWith({
      tasks: () => isTask(id),
      stations,
      stopped: async () => (await getWorkshop(worker)).stopped.some((each) => each.id === id),
      batches: async () => batch !== 0 && ((await findBatch(worker, { number: batch }))?.canShip ?? false),
    })
    expect(found).toEqual(list === null ? [] : [list])
  })
})

describe('a reseller’s bill', () => {
  it.each(placesOf('bill'))('$place stands on its list alone: $list', async ({ place, list }) => {
    const { id: orderId, reseller, actor } = await makeResellerOrder({ status: 'shipped', piece: 'shipped' })
    const [status = 'none', situation] = place.split('.')
    if (status === 'none') {
      await db.resellerOrder.update({ where: { id: orderId }, data: { deliveredAt: over } })
    } else {
      const { id } = await createInvoice({ receivable: { email: 'sten@eksempel.dk', resellerId: reseller.id } })
      const known = (['open', 'paid', 'credited', 'written_off'] as const).find((each) => each === status) ?? 'open'
      const dueOn = situation === 'overdue' ? { dueOn: over } : {}
      await db.receivable.update({ where: { invoiceId: id }, data: { status: known, ...dueOn } })
    }
    const bills = (await listResellerInvoices(actor)).items
    const found = await listsWith({
      bills: async () => bills.some(({ state }) => state === 'open'),
      overdue: async () => {
        const { items } = await listInvoices(staff, invoiceListInput.parse({ state: 'overdue' }))
        return items.some(({ id }) => bills.some((bill) => bill.id === id))
      },
      uninvoiced: async () => {
        const filter = resellerListInput.parse({ mangler: 'faktura', search: reseller.companyName })
        return (await listResellers(staff, filter)).items.some(({ id }) => id === reseller.id)
      },
    })
    expect(found).toEqual(list === null ? [] : [list])
  })
})
