import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/text-link'
import { closedTexts } from '@/lib/domain/shop-orders/copy'
import { orderPath, withdrawPath } from '@/lib/domain/shop-orders/paths'
import type { OrderView } from '@/lib/domain/shop-orders/views'
import { MaterialPicture } from './material-picture'
import { OrderDocuments } from './order-documents'
import { OrderSteps } from './order-steps'

/** An order in the family's list. */
export function OrderCard({ order }: { order: OrderView }) {
  const { id, number, item, material, ordered, memorialName, total, freight, at, status, step, shippedAt } = order
  const closed = closedTexts[status]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 py-8 first:pt-0 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <MaterialPicture material={material} className="w-20 sm:w-full" />
      <div className="space-y-4">
        <div>
          <h2 className="text-xl">
            <TextLink href={orderPath(id)} className="inline-flex min-h-touch items-center">
              {ordered}
            </TextLink>
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
  return (
    <TextLink href={href} className="inline-flex min-h-touch items-center">
      {children}
    </TextLink>
  )
}
