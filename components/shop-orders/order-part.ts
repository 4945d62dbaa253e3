import type { UseFormRegister } from 'react-hook-form'
import type { orderFieldNames } from '@/lib/domain/shop-orders/order-fields'
import type { OrderFields, PlaceOrderInput } from '@/lib/domain/shop-orders/schema'

/** What each part of the order form gets. `start` are the values before script has loaded. */
export type OrderPart = {
  register: UseFormRegister<PlaceOrderInput>
  start: OrderFields
  errorOf: (name: (typeof orderFieldNames)[number]) => string | undefined
}
