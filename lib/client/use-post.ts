'use client'

import { useMutation } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'

/** Posts to one of our addresses; the caller shows the result. */
export function usePost<T = unknown>(path: string) {
  return useMutation({ mutationFn: (body: object) => callApi<T>(path, { method: 'POST', body }) })
}
