'use client'

import { useMutation } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'

/** Saves on which anniversaries the page's members are notified. */
export function useChooseAnniversaries(memorialKey: string) {
  return useMutation({
    mutationFn: (chosen: { remembersBirth: boolean; remembersDeath: boolean }) =>
      callApi(`/api/memorials/${encodeURIComponent(memorialKey)}/anniversaries`, { method: 'PUT', body: chosen }),
  })
}
