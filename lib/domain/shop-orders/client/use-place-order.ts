'use client'

import { useMutation } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'

type Placed = { id: string; number: number; next: string }

/** Places an order with the form's fields as they were typed; answers with where to pay. */
export function usePlaceOrder() {
  return useMutation({
    mutationFn: (fields: object) => callApi<Placed>('/api/shop-orders', { method: 'POST', body: fields }),
  })
}
