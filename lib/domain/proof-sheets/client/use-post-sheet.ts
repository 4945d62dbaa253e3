'use client'

import { useMutation } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'

/** Posts to one of this concept's addresses; what is said about it is the caller's. */
export function usePostSheet<T = { id: string }>(path: string) {
  return useMutation({ mutationFn: (body: object) => callApi<T>(path, { method: 'POST', body }) })
}
