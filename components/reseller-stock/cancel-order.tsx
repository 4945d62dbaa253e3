'use client'

import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { useRefresh } from '@/lib/client/use-refresh'
import { useCancelOrder } from '@/lib/domain/resellers/stock/client/hooks'
import type { OrderView } from '@/lib/domain/resellers/stock/order-schema'
import { stockToasts } from './stock-toasts'

export function CancelOrder({ order }: { order: Pick<OrderView, 'id' | 'number'> }) {
  const { refresh } = useRefresh()
  const cancel = useCancelOrder(order.id, stockToasts.cancelOrder)
  return (
    <AlertDialog
      trigger={
        <Button variant="outline" size="compact" pending={cancel.isPending} pendingText="Annullerer...">
          Annullér bestillingen
        </Button>
      }
      title={`Annullér bestilling ${order.number}`}
      description="Vi er ikke begyndt på den. Den bliver stående på listen som annulleret."
      cancelLabel="Behold bestillingen"
      confirmLabel="Annullér bestillingen"
      onConfirm={() => cancel.mutate(undefined, { onSettled: refresh })}
    />
  )
}
