import { randomUUID } from 'node:crypto'
import { type Family, makeMemorial } from './family'
import { openDemoPayment, orderPlan, payDemo } from './plan'
import { answerOf, type Site } from './site'

const longName = 'Nørremarkens Kirkegårdsbestyrelsessekretariat'

/** The pages of money: of one who pays, of the links in mails, of a reseller and of an administrator. */
export async function moneyPages(
  site: Site,
): Promise<{ family: Family; links: string[]; payer: string[]; reseller: string[]; administrator: string[] }> {
  const family = await site.family()
  const { memorialId, bought, success, waiting, session, portal } = await withPlans(family)
  const owed = await order(family, { memorialId, item: 'plaque', method: 'bank_transfer' })
  const settled = await order(family, { memorialId, item: 'engraving', method: 'bank_transfer' })
  const receipt = await payInvoice(family, settled)
  const [codeOrder = ''] = (
    await payDemo(family, await order(family, { memorialId, item: 'code', method: 'card' }))
  ).split('?')
  const churchyard = { buyerKind: 'public', ean: '5790000121526', buyerReference: longName }
  const publicOrder = await order(family, { memorialId, item: 'plaque', ...churchyard })
  return {
    family,
    links: [
      ...[waiting, `${waiting}&retur=afbrudt`, session, portal, success, owed, settled, receipt],
      ...['/subscription/success?payment=forkert', '/invoice-payment-success'],
    ],
    payer: [
      ...['/subscription', '/subscription/buy', `/payment/card?subscription=${bought.id}`],
      ...[`/subscription/withdraw/${bought.id}`, `/subscription/withdraw/${bought.id}?trin=2`],
      ...[
        '/orders',
        '/orders/new',
        publicOrder,
        codeOrder,
        `${codeOrder}/withdraw`,
        `${codeOrder}/received`,
        `${codeOrder}/withdraw?trin=2`,
      ],
    ],
    reseller: ['/reseller-dashboard/invoices'],
    administrator: [
      ...['/admin/invoices', '/admin/invoices?state=overdue', `/admin/invoices/${idOf(owed)}`],
      ...[`/admin/invoices/${idOf(settled)}`, '/admin/invoices/bank', '/admin/invoices/moms'],
      ...['/admin/invoices/export', '/admin/invoices/revenue', '/admin/payments', '/admin/payments/differences'],
      ...[`/admin/payments/${idOf(waiting)}`, `/admin/payments/${idOf(bought.path)}`, '/admin/orders?vis=all'],
      ...[`/admin${publicOrder}`, `/admin${codeOrder}`, '/admin/prices'],
    ],
  }
}

/** A page with a plan, one whose plan is not paid, and one that waits for a transfer. `memorialId`: the first. */
async function withPlans(family: Family) {
  const [first, second, third] = [await makePage(family), await makePage(family), await makePage(family)]
  await makePage(family)
  const bought = await orderPlan(family, first, { choice: 'premium.year', method: 'card' })
  const success = await payDemo(family, bought.path)
  const { path: waiting } = await orderPlan(family, second, { choice: 'premium.month', method: 'mobilepay' })
  const session = await openDemoPayment(family, waiting)
  await orderPlan(family, third, { choice: 'livstid.once', method: 'bank_transfer' })
  const data = { subscription: bought.id }
  const { url } = await answerOf<{ url: string }>(await family.call.post('/api/payments/portal', { data }))
  return { memorialId: first, bought, success, session, waiting: withoutHurry(waiting), portal: new URL(url).pathname }
}

async function makePage(family: Family): Promise<string> {
  const { id } = await makeMemorial(family, { firstName: 'Anne-Margrethe Wilhelmine', linked: false, published: false })
  return id
}

/** The way to the payment page without going on to the provider by itself. */
const withoutHurry = (path: string) => path.replace('&videre=1', '')

type Ordered = {
  memorialId: string
  item: 'plaque' | 'code' | 'engraving'
  method?: string
  buyerKind?: string
  buyerReference?: string
  ean?: string
}

/** Orders for a page. Returns where the buyer goes next. */
export async function order({ call }: Family, { memorialId, ...wanted }: Ordered): Promise<string> {
  const plaque = { material: 'slate', symbolMm: '40', count: '2', inscription: longName, message: longName }
  const delivery = { deliveryName: longName, address: `${longName}svej 2`, postcode: '7400', city: 'Herning' }
  const about = { beginning: randomUUID(), target: `side:${memorialId}`, companyName: longName, toldNoRegret: true }
  const data = { ...plaque, ...delivery, ...about, ...wanted }
  const { next } = await answerOf<{ next: string }>(await call.post('/api/shop-orders', { data }))
  return next
}

/** Pays an invoice by card. Returns the path of its receipt. */
async function payInvoice(family: Family, invoice: string): Promise<string> {
  const data = { key: new URL(invoice, 'http://localhost').searchParams.get('key'), method: 'card' }
  const { url } = await answerOf<{ url: string }>(
    await family.call.post(`/api/invoices/${idOf(invoice)}/pay`, { data }),
  )
  return payDemo(family, url)
}

/** The last part of a path. */
export const idOf = (path: string) => new URL(path, 'http://localhost').pathname.split('/').at(-1) ?? ''
