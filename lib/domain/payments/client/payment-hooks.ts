'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { CheckedPayment } from '@/lib/domain/payments/views'

const askAgainMs = 3000

type Signed = { id: string; key: string }

const address = ({ id }: Signed, verb: 'open' | 'check') => `/api/payments/${encodeURIComponent(id)}/${verb}`

/** Opens the provider's page of a payment and goes there. */
export function useOpenPayment(payment: Signed) {
  return useMutation({
    mutationFn: () =>
      callApi<{ url: string }>(address(payment, 'open'), { method: 'POST', body: { key: payment.key } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}

/** Asks how a payment stands until it is decided. */
export function useCheckedPayment(payment: Signed) {
  return useQuery({
    queryKey: ['payment', payment.id],
    queryFn: () => callApi<CheckedPayment>(address(payment, 'check'), { method: 'POST', body: { key: payment.key } }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'open' ? false : askAgainMs),
    refetchOnWindowFocus: true,
  })
}
