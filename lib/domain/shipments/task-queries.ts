import 'server-only'
import { z } from 'zod'
import { untouchedCodes } from '@/lib/domain/production/pieces'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { orderSituations } from '@/lib/domain/resellers/order-situations'
import { orderText } from '@/lib/domain/resellers/stock/copy'
import type { BatchStart, WorkshopTask } from '@/lib/domain/shipments/views'
import { orderedText } from '@/lib/domain/shop-orders/copy'
import { sendBy } from '@/lib/domain/shop-orders/delivery'
import { shopOrdersIn } from '@/lib/domain/shop-orders/order-filter'
import { orderColumns } from '@/lib/domain/shop-orders/orders'
import { readOrderCodes } from '@/lib/domain/shop-orders/workshop'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { danishDay } from '@/lib/shared/danish-time'
import { formatTextCode } from '@/lib/shared/qr-text-code'

const mostShown = 100

/**
 * What the workshop is to make and no batch has yet, at most 100 of each kind, the most urgent first: resellers' plaques,
 * families' approved drawings, and codes that replace one whose plate came from us.
 */
export const listTasks = defineRead({
  name: 'shipments.list-tasks',
  session: 'required',
  input: z.object({}),
  authorize: canWorkInProduction,
  run: async (): Promise<WorkshopTask[]> => {
    const tasks = await Promise.all([ofResellers(), ofFamilies(), ofReplacements()])
    const day = ({ wantedOn }: WorkshopTask) => wantedOn ?? '9999-12-31'
    return tasks.flat().toSorted((one, other) => day(one).localeCompare(day(other)))
  },
})

/** How a batch of a package begins: with what its order said. Null for a package of no reseller's order. */
export const findBatchStart = defineRead({
  name: 'shipments.find-batch-start',
  session: 'required',
  input: z.object({ packageNumber: z.int().min(1).max(2_147_483_647) }),
  authorize: canWorkInProduction,
  run: async (_, { packageNumber }): Promise<BatchStart | null> => {
    const order = await db.resellerOrder.findFirst({
      where: { package: { number: packageNumber } },
      select: { number: true, message: true, wantedOn: true },
    })
    if (!order) return null
    const day = dayOf(order.wantedOn) ?? ''
    const dueOn = day >= danishDay(new Date()) ? day : ''
    return { name: `Bestilling ${order.number}`, note: order.message ?? '', dueOn }
  },
})

const dayOf = (day: Date | null) => day?.toISOString().slice(0, 10) ?? null

async function ofResellers(): Promise<WorkshopTask[]> {
  const orders = await db.resellerOrder.findMany({
    where: orderSituations.toQueue,
    orderBy: [{ wantedOn: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: mostShown,
    select: {
      id: true,
      number: true,
      count: true,
      wantsPlaques: true,
      material: true,
      symbolMm: true,
      message: true,
      wantedOn: true,
      packageId: true,
      reseller: { select: { companyName: true } },
      package: { select: { number: true } },
    },
  })
  const left = await db.qrCode.groupBy({
    by: ['packageId'],
    where: { packageId: { in: orders.flatMap(({ packageId }) => packageId ?? []) }, ...untouchedCodes },
    _count: { _all: true },
  })
  return orders.map(({ id, number, reseller, message, wantedOn, packageId, package: made, ...order }) => ({
    id,
    title: `Bestilling ${number}, ${reseller.companyName}`,
    wishes: message,
    wantedOn: dayOf(wantedOn),
    what: orderText(order),
    left: left.find((group) => group.packageId === packageId)?._count._all ?? 0,
    href: `/admin/qr-production/new?packageNumber=${made?.number}`,
  }))
}

async function ofFamilies(): Promise<WorkshopTask[]> {
  const orders = await db.shopOrder.findMany({
    where: await shopOrdersIn(['toQueue'], new Date()),
    orderBy: { id: 'asc' },
    take: mostShown,
    select: orderColumns,
  })
  const codesOf = await readOrderCodes(
    db,
    orders.flatMap(({ packageId }) => packageId ?? []),
  )
  return orders.map((order) => {
    const codes = codesOf.get(order.packageId ?? '') ?? []
    const free = codes.filter(({ piece }) => piece === null)
    const last = sendBy(order, codes)
    return {
      id: order.id,
      title: `Bestilling ${order.number} til ${order.memorialName}`,
      wishes: order.message,
      what: orderedText(order),
      left: free.length,
      // The end of the day is midnight.
      wantedOn: last && danishDay(new Date(last.getTime() - 1)),
      href: `/admin/qr-production/new?proofSheetNumbers=${free.flatMap(({ sheetNumber }) => sheetNumber ?? []).join('+')}`,
    }
  })
}

async function ofReplacements(): Promise<WorkshopTask[]> {
  const codes = await db.qrCode.findMany({
    where: toReplace,
    orderBy: { id: 'asc' },
    take: mostShown,
    select: { code: true, replacedBy: { select: replacementColumns } },
  })
  return codes.flatMap(({ code: old, replacedBy }) => {
    if (!replacedBy) return []
    const { id, code, reseller, package: made, proofSheets } = replacedBy
    const isToDraw = made.shopOrder !== null && proofSheets.length === 0
    return {
      id,
      title: `Erstatning${reseller ? `, ${reseller.companyName}` : ''}`,
      what: `${formatTextCode(code)} i stedet for ${formatTextCode(old)}${isToDraw ? '. Familien skal godkende en tegning først' : ''}`,
      wishes: null,
      wantedOn: null,
      left: 1,
      href: isToDraw ? `/admin/qr-production/proof-sheets/new?code=${code}` : `/admin/qr-production/new?codes=${code}`,
    }
  })
}

const replacementColumns = {
  id: true,
  code: true,
  reseller: { select: { companyName: true } },
  package: { select: { shopOrder: { select: { id: true } } } },
  proofSheets: { where: { status: 'approved' }, take: 1, select: { id: true } },
} satisfies Prisma.QrCodeSelect

/** Codes that no plate was made for, nor is being made. */
const untouched = {
  state: { notIn: ['blocked', 'retired'] },
  pieces: { none: { state: { not: 'cancelled' } } },
} satisfies Prisma.QrCodeWhereInput

// Those of an open order are among its own.
const ofOpenOrder = {
  OR: [{ order: { status: 'accepted' } }, { shopOrder: { status: 'started' } }],
} satisfies Prisma.QrPackageWhereInput

/** Codes whose plate came from us, and whose replacement has none. Asked for from here: few codes are replaced. */
export const toReplace = {
  replacedById: { not: null },
  pieces: { some: { state: 'shipped' } },
  replacedBy: { ...untouched, package: { NOT: ofOpenOrder } },
} satisfies Prisma.QrCodeWhereInput
