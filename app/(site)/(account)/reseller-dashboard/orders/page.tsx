import type { Metadata } from 'next'
import { BoxList } from '@/components/reseller-stock/box-list'
import { OrderForm } from '@/components/reseller-stock/order-form'
import { OrderList } from '@/components/reseller-stock/order-list'
import { LoadMore } from '@/components/ui/load-more'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { listPrices } from '@/lib/domain/billing/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { listOwnOrders } from '@/lib/domain/resellers/order-queries'
import { listOwnBoxes } from '@/lib/domain/resellers/stock/box-queries'
import { stockToasts } from '@/lib/domain/resellers/stock/copy'
import { orderListInput } from '@/lib/domain/resellers/stock/order-schema'
import { plaqueSizes } from '@/lib/domain/resellers/stock/plaque-sizes'
import { placeOrderFormName } from '@/lib/domain/resellers/stock/stock-forms'
import { danishDay } from '@/lib/shared/danish-time'
import { type PageProps, textParam } from '@/lib/shared/page-params'
import { resellerPage } from '../reseller-page'

export const metadata: Metadata = { title: 'Bestillinger', robots: { index: false } }

const path = '/reseller-dashboard/orders'

export default async function ResellerOrdersPage({ searchParams }: PageProps) {
  const actor = await resellerPage(path)
  const query = await searchParams
  const [{ items, nextCursor }, draft, boxes, { set }] = await Promise.all([
    listOwnOrders(actor, orderListInput.parse(query)),
    findDraft(placeOrderFormName, query),
    listOwnBoxes(actor),
    listPrices(actor),
  ])
  const sent = Number(textParam(query, 'sendt'))
  const message = sent > 0 ? stockToasts.ordered(sent) : null
  return (
    <PageBody
      width="page"
      title="Bestillinger"
      intro={
        <>
          Bestil efter <TextLink href="/reseller-dashboard/prices">prislisten</TextLink>. Vi skriver, når bestillingen
          er sat i gang. Fakturaen følger, når den er leveret.
        </>
      }
      className="space-y-10"
    >
      {message && (
        <Notice variant="success" title={message.title}>
          {message.description}
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 lg:grid-cols-2">
        <section>
          <h2 className="mb-6 text-2xl">Bestil</h2>
          <OrderForm draft={draft} today={danishDay(new Date())} sizes={plaqueSizes()} set={set} />
        </section>
        <section>
          <h2 className="mb-4 text-2xl">Jeres bestillinger</h2>
          {items.length > 0 ? (
            <OrderList orders={items} canCancel />
          ) : (
            <p className="text-muted-foreground">Her er endnu ingen. De kommer til at stå her med nummer og status.</p>
          )}
          {nextCursor && <LoadMore href={`${path}?cursor=${nextCursor}`} />}
          {boxes.length > 0 && (
            <>
              <h2 className="mt-14 mb-4 text-2xl">Fra værkstedet</h2>
              <BoxList boxes={boxes} />
            </>
          )}
        </section>
      </div>
    </PageBody>
  )
}
