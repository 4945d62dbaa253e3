'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'

/** The link to the film as it was set, or null when there is none; asked for only where this is used. */
export function useIntroVideo() {
  return useQuery({
    queryKey: ['intro-video'],
    queryFn: () => callApi<{ url: string | null }>('/api/intro-video'),
    // Whoever waits is better served by the drawings than by a second try.
    retry: false,
  })
}
