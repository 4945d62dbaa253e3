import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/lib/client/api'
import { minuteMs } from '@/lib/shared/durations'

/** As specified: one retry, stale after five minutes, no refetch on window focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveForSignIn }),
    defaultOptions: {
      queries: { retry: 1, staleTime: 5 * minuteMs, refetchOnWindowFocus: false },
      // Offline, the call fails with its sentence. Left to wait for the network, it would be sent long after the form was
      // closed, and its text sent again by hand.
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
}

/** On a 401 the session ended while the page was open. /auth leads back to it. */
function leaveForSignIn(error: Error): void {
  if (!(error instanceof ApiError) || error.status !== 401) return
  const { pathname, search, hash } = window.location
  if (pathname !== '/auth') window.location.assign(`/auth?redirect=${encodeURIComponent(pathname + search + hash)}`)
}
