import { TextLink } from '@/components/ui/text-link'
import type { WaitingOrderView } from '@/lib/domain/resellers/console-schema'
import { resellerPath } from '@/lib/domain/resellers/paths'
import { OrderCard } from './order-card'

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
