import type { ReactNode } from 'react'
import { ReasonForm } from '@/components/admin/reason-form'
import { ActionForm } from '@/components/form/action-form'
import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/text-link'
import type { OrderView, WaitingOrderView } from '@/lib/domain/resellers/console-schema'
import { formerEmployee, orderLine, orderStatusText } from '@/lib/domain/resellers/copy'
import { resellerPath } from '@/lib/domain/resellers/paths'

type OrderCardProps = {
  order: OrderView
  /** Whose it is, where several resellers stand together. */
  owner?: ReactNode
  isSuspended: boolean
}

const variants = { received: 'info', accepted: 'candle', shipped: 'success', cancelled: 'neutral' } as const

/** An order with its two answers while nobody has given one. */
export function OrderCard({ order, owner, isSuspended }: OrderCardProps) {
  const { id, number, status, message, wantedOn, orderedByName, reason, packageId, price, at } = order
  const path = `/api/admin/reseller-orders/${id}`
  return (
    <li className="space-y-3 py-5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">Bestilling {number}</span>
        <Badge variant={variants[status]}>{orderStatusText(order)}</Badge>
        {owner}
      </p>
      <p>
        {orderLine(order)}.{price && ` ${price} uden moms.`}
      </p>
      <p className="text-muted-foreground wrap-anywhere">
        Bestilt {at} af {orderedByName || formerEmployee}.{wantedOn && ` Ønskes senest ${wantedOn}.`}
        {packageId && (
          <>
            {' '}
            <TextLink href={`/admin/qr-packages/${packageId}`}>Se pakken</TextLink>
          </>
        )}
      </p>
      {message && <p className="max-w-measure whitespace-pre-line break-words">»{message}«</p>}
      {reason && <p className="text-muted-foreground">Annulleret: {reason}</p>}
      {status === 'received' && (
        <div className="flex flex-wrap items-start gap-3">
          {!isSuspended && (
            <ActionForm
              action={`${path}/accept`}
              label="Sæt i gang"
              pendingText="Sætter i gang..."
              variant="primary"
              doneMessage={{ title: 'Bestillingen er i gang', description: 'Pakken bliver lavet nu.' }}
            />
          )}
          <ReasonForm
            action={`${path}/cancel`}
            opens="Annullér"
            about={`bestilling ${number}`}
            label="Begrundelse"
            hint="Forhandleren får den at læse."
            submit="Annullér bestillingen"
            pendingText="Annullerer..."
            doneMessage="Bestillingen er annulleret"
            isDestructive
          />
          {isSuspended && (
            <p className="text-muted-foreground">Aftalen er på pause. Åbn den igen, før I sætter noget i gang.</p>
          )}
        </div>
      )}
    </li>
  )
}

/** Orders of all resellers that nobody has answered. It stands also when there are none: other pages lead here. */
export function WaitingOrders({ orders }: { orders: WaitingOrderView[] }) {
  return (
    <section id="bestillinger" className="scroll-mt-8">
      <h2 className="mb-5 text-2xl">Bestillinger, der venter</h2>
      {orders.length === 0 && <p className="text-muted-foreground">Der er ikke nogen.</p>}
      <ul className="divide-y divide-border">
        {orders.map(({ reseller, ...order }) => (
          <OrderCard
            key={order.id}
            order={order}
            isSuspended={reseller.status === 'suspended'}
            owner={<TextLink href={resellerPath(reseller.id)}>{reseller.companyName}</TextLink>}
          />
        ))}
      </ul>
    </section>
  )
}
