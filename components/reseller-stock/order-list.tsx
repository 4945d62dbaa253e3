import { CancelOrder } from '@/components/reseller-stock/cancel-order'
import { Badge } from '@/components/ui/badge'
import { TouchLink } from '@/components/ui/text-link'
import { formerEmployee, orderStatusText } from '@/lib/domain/resellers/copy'
import { orderText } from '@/lib/domain/resellers/stock/copy'
import type { OrderView } from '@/lib/domain/resellers/stock/order-schema'
import { formatDate } from '@/lib/shared/danish-time'

const variants = { received: 'neutral', accepted: 'info', shipped: 'success', cancelled: 'danger' } as const

/** Orders with where they are; one that nobody has begun with can be cancelled. */
export function OrderList({ orders, canCancel = false }: { orders: OrderView[]; canCancel?: boolean }) {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {orders.map((order) => (
        <li key={order.id} className="space-y-1 py-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="min-w-0 font-semibold">
              <span className="tabular-nums">Nr. {order.number}:</span> {orderText(order)}
            </p>
            <Badge variant={variants[order.status]}>{orderStatusText(order)}</Badge>
          </div>
          <p className="text-muted-foreground">
            Bestilt {formatDate(new Date(order.createdAt))} af {order.orderedByName || formerEmployee}
            {order.wantedOn && `. Ønsket senest ${formatDate(new Date(order.wantedOn))}`}
            {order.requiresActivation ? '.' : '. Uden aktiveringskode.'}
          </p>
          {order.price && <p className="tabular-nums">{order.price} uden moms</p>}
          {canCancel && order.message && <p className="wrap-anywhere whitespace-pre-line">{order.message}</p>}
          {order.reason && <p>Begrundelse: {order.reason}</p>}
          {canCancel && order.packageId && (
            <TouchLink href={`/reseller-dashboard/codes?package=${order.packageId}`}>Se koderne</TouchLink>
          )}
          {canCancel && order.status === 'received' && <CancelOrder order={order} />}
        </li>
      ))}
    </ul>
  )
}
