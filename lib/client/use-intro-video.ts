'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'

/** The configured link to the film, or null; fetched only where this is used. */
export function useIntroVideo() {
  return useQuery({
    queryKey: ['intro-video'],
    queryFn: () => callApi<{ url: string | null }>('/api/intro-video'),
    // The drawings serve the visitor better than a second try.
    retry: false,
  })
}
