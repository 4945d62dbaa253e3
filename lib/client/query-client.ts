import { QueryClient } from '@tanstack/react-query'

const minuteMs = 60_000

/** The specification's cache: one retry, stale after five minutes, no refetch when the window gets focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: 1, staleTime: 5 * minuteMs, refetchOnWindowFocus: false },
      mutations: { retry: 0 },
    },
  })
}
