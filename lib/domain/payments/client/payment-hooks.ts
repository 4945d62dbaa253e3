'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '@/lib/client/api'
import type { CheckedPayment } from '@/lib/domain/payments/schema'

/** Often in the first minute, then seldomer. */
const askAgainMs = { soon: 3000, later: 15_000 }
const soonAsks = 20

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

/** Opens the provider's page once, right after ordering. Whoever comes back here by the browser's button stays. */
export function useGoOn(goesOn: boolean, open: () => void) {
  useEffect(() => {
    const here = new URL(window.location.href)
    if (!goesOn || !here.searchParams.has('videre')) return
    here.searchParams.delete('videre')
    window.history.replaceState(window.history.state, '', here)
    open()
  }, [goesOn, open])
}

/** Asks how a payment stands until it is decided. */
export function useCheckedPayment(payment: Signed) {
  return useQuery({
    queryKey: ['payment', payment.id],
    queryFn: () => callApi<CheckedPayment>(address(payment, 'check'), { method: 'POST', body: { key: payment.key } }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data && data.status !== 'open') return false
      return dataUpdateCount < soonAsks ? askAgainMs.soon : askAgainMs.later
    },
    refetchOnWindowFocus: true,
  })
}

/** Opens the provider's page for the saved card and goes there. */
export function useOpenPortal(subscription: string) {
  return useMutation({
    mutationFn: () => callApi<{ url: string }>('/api/payments/portal', { method: 'POST', body: { subscription } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}

/** Has the saved card read again, once. */
export function useReadCard(subscription: string) {
  return useQuery({
    queryKey: ['saved-card', subscription],
    queryFn: () => callApi<{ card: string | null }>('/api/payments/card', { method: 'POST', body: { subscription } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
