import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { HeathScene } from '@/components/drawings/heath'
import { MaterialPicture } from '@/components/shop-orders/material-picture'
import { OrderDocuments, OrderSteps } from '@/components/shop-orders/order-page'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { TextLink, TouchLink } from '@/components/ui/text-link'
import { closedTexts, itemTexts } from '@/lib/domain/shop-orders/copy'
import { newOrderPath, orderPath, ordersPath, withdrawPath } from '@/lib/domain/shop-orders/paths'
import { listOwnOrders } from '@/lib/domain/shop-orders/queries'
import { ownOrdersInput, shopItems } from '@/lib/domain/shop-orders/schema'
import type { OrderView } from '@/lib/domain/shop-orders/views'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Mine bestillinger', robots: { index: false } }

export default async function OrdersPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, requireSignedIn('/orders')])
  const { items, nextCursor, isOpen } = await listOwnOrders(actor, ownOrdersInput.parse(query))
  return (
    <PageBody
      title="Mine bestillinger"
      intro="Plader, koder og gravering, som du har bestilt hos os."
      actions={items.length > 0 && isOpen && <LinkButton href={newOrderPath()}>Bestil mere</LinkButton>}
    >
      {items.length === 0 && <OrdersEmpty isOpen={isOpen} />}
      <ul className="divide-y divide-border empty:hidden">
        {items.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {nextCursor && <LoadMore href={`${ordersPath}?cursor=${nextCursor}`} />}
      <p className="mx-auto mt-10 max-w-form text-center text-muted-foreground">
        Kvitteringer for Premium og Livstid ligger under <TextLink href="/subscription">Sidernes planer</TextLink>.
      </p>
    </PageBody>
  )
}

/** Nothing was ordered yet: where the stone itself is ordered, and what we make. */
function OrdersEmpty({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <EmptyState
        drawing={<HeathScene className="aspect-4/3 w-full" />}
        title="Du har ingen bestillinger hos os"
        text="Stenen eller pladen er bestilt hos stenhuggeren eller bedemanden. Spørg dem om levering, tekst og betaling."
        action={
          <>
            {isOpen && <LinkButton href={newOrderPath()}>Bestil</LinkButton>}
            <LinkButton href="/contact?emne=question" variant={isOpen ? 'outline' : 'primary'}>
              Skriv til os
            </LinkButton>
          </>
        }
      />
      <WhatCanBeOrdered />
    </>
  )
}

/** The three things that a family can order from us. */
function WhatCanBeOrdered() {
  return (
    <section aria-labelledby="kan-bestilles" className="mx-auto mt-10 max-w-form">
      <h2 id="kan-bestilles" className="mb-4 text-xl">
        Det kan du bestille hos os
      </h2>
      <ul className="divide-y divide-border border-border border-y">
        {shopItems.map((item) => (
          <li key={item} className="py-4">
            <TouchLink href={newOrderPath({ vare: item })}>{itemTexts[item].name}</TouchLink>
            <p className="text-muted-foreground">{itemTexts[item].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An order in the family's list. */
function OrderCard({ order }: { order: OrderView }) {
  const { id, number, item, material, ordered, memorialName, total, freight, at, status, step, shippedAt } = order
  const closed = closedTexts[status]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 py-8 first:pt-0 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <MaterialPicture material={material} className="w-20 sm:w-full" />
      <div className="space-y-4">
        <div>
          <h2 className="text-xl">
            <TouchLink href={orderPath(id)}>{ordered}</TouchLink>
          </h2>
          <p className="text-muted-foreground wrap-anywhere">
            Bestilling {number} til {memorialName}, {at}. <span className="tabular-nums">{total}</span> med moms
            {freight && ' og fragt'}.{shippedAt && ` Sendt ${shippedAt}.`}
          </p>
        </div>
        {closed ? <Badge variant="neutral">{closed}</Badge> : <OrderSteps item={item} step={step} />}
        <div className="flex flex-wrap items-center gap-x-6">
          {order.toPay && <CardLink href={orderPath(id)}>Betal bestillingen</CardLink>}
          {order.turn === 'drawn' && <CardLink href={orderPath(id)}>Se tegningen, og sig ja</CardLink>}
          {order.turn === 'onItsWay' && <CardLink href={orderPath(id)}>Skriv, når den er kommet</CardLink>}
          <OrderDocuments documents={order.documents} />
          {order.regret === 'open' && <CardLink href={withdrawPath(id)}>Fortryd køb</CardLink>}
        </div>
      </div>
    </li>
  )
}

function CardLink({ href, children }: { href: string; children: string }) {
  return <TouchLink href={href}>{children}</TouchLink>
}
