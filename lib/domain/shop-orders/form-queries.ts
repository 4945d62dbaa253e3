import 'server-only'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { readPrices } from '@/lib/domain/billing/prices'
import { paymentMethods } from '@/lib/domain/payments/methods'
import { codesInUse } from '@/lib/domain/qr-codes/code-row'
import { plaqueSizes } from '@/lib/domain/resellers/stock/plaque-sizes'
import { newOrderQuery } from '@/lib/domain/shop-orders/schema'
import type { OrderChoice, OrderFormView } from '@/lib/domain/shop-orders/views'
import { anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import type { SignedInActor } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'
import { formatTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

// More pages and codes than any family has; a cemetery that manages hundreds starts from the page itself.
const mostChoices = 100

/** What the caller may order for, today's prices, and how it can be paid. */
export const getOrderForm = defineRead({
  name: 'shop-orders.get-order-form',
  session: 'required',
  input: newOrderQuery,
  authorize: anySignedIn,
  run: readForm,
})

async function readForm(actor: SignedInActor, query: z.output<typeof newOrderQuery>): Promise<OrderFormView> {
  const [pages, codes, prices] = await Promise.all([readPages(actor), readCodes(actor), readPrices()])
  const choices = [...pages, ...codes].map(({ value, label }) => ({ value, label }))
  const code = query.kode && `kode:${normaliseTextCode(query.kode)}`
  const chosen =
    choices.find(({ value }) => value === code) ??
    pages.find(({ id, slug }) => query.side !== undefined && (id === query.side || slug === query.side)) ??
    (choices.length === 1 ? choices[0] : undefined)
  return {
    choices,
    target: chosen?.value ?? '',
    prices: prices.set,
    sizes: plaqueSizes(),
    methods: paymentMethods(),
    beginning: randomUUID(),
    fullName: actor.fullName,
    email: actor.email,
  }
}

async function readPages({ userId }: SignedInActor): Promise<Array<OrderChoice & { id: string; slug: string }>> {
  const rows = await db.memorialMember.findMany({
    where: { userId, role: { in: ['owner', 'editor'] } },
    orderBy: { createdAt: 'asc' },
    take: mostChoices,
    select: { memorial: { select: { id: true, slug: true, firstName: true, middleName: true, lastName: true } } },
  })
  return rows.map(({ memorial: { id, slug, ...names } }) => ({
    id,
    slug,
    value: `side:${id}`,
    label: `Mindesiden for ${fullName(names)}`,
  }))
}

async function readCodes({ userId }: SignedInActor): Promise<OrderChoice[]> {
  const rows = await db.qrCode.findMany({
    where: { ownerId: userId, ...codesInUse },
    orderBy: { claimedAt: 'asc' },
    take: mostChoices,
    select: { code: true, links: { orderBy: { position: 'asc' }, select: { memorial: { select: names } } } },
  })
  return rows.map(({ code, links }) => {
    const people = links.map(({ memorial }) => fullName(memorial)).join(' og ')
    return { value: `kode:${code}`, label: `Stenen med koden ${formatTextCode(code)}${people && ` (${people})`}` }
  })
}

const names = { firstName: true, middleName: true, lastName: true } as const
