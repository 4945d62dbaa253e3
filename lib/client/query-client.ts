import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/lib/client/api'

const minuteMs = 60_000

/** The specification's cache: one retry, stale after five minutes, no refetch when the window gets focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveForSignIn }),
    defaultOptions: {
      queries: { retry: 1, staleTime: 5 * minuteMs, refetchOnWindowFocus: false },
      mutations: { retry: 0 },
    },
  })
}

/** An unauthorised fetch: the session ended while the page stood open. /auth leads back to it. */
function leaveForSignIn(error: Error): void {
  if (!(error instanceof ApiError) || error.status !== 401) return
  const { pathname, search, hash } = window.location
  if (pathname !== '/auth') window.location.assign(`/auth?redirect=${encodeURIComponent(pathname + search + hash)}`)
}
