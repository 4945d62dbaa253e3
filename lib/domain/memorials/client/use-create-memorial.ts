'use client'

import { useMutation } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { BegunMemorialView, CreateMemorialInput } from '@/lib/domain/memorials/schema'

export function useCreateMemorial() {
  return useMutation({
    mutationFn: (input: CreateMemorialInput) =>
      callApi<BegunMemorialView>('/api/memorials', { method: 'POST', body: input }),
  })
}
