'use client'

import { useMutation } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { deviceEntry } from '@/lib/client/tab-storage'
import type { BegunMemorialView, CreateMemorialInput } from '@/lib/domain/memorials/schema'

export function useCreateMemorial() {
  return useMutation({
    mutationFn: (input: CreateMemorialInput) =>
      callApi<BegunMemorialView>('/api/memorials', { method: 'POST', body: input }),
  })
}

export type BeginningKey = {
  /** Undefined on plain http, where browsers have no `randomUUID`. */
  read: () => string | undefined
  forget: () => void
}

/**
 * The key for creating a page on this device, per `keeper` and code, or 'egen' for an own story: stored until the page exists, so that every press,
 * tab and retry makes the same page.
 */
export function beginningKey(keeper: string, qrCode: string | null): BeginningKey {
  const entry = deviceEntry(`begyndelse:${keeper}:${qrCode ?? ''}`)
  let made: string | undefined
  return {
    read: () => {
      const kept = entry.read()?.key
      made ??= typeof kept === 'string' ? kept : globalThis.crypto?.randomUUID?.()
      if (made && !kept) entry.write({ key: made })
      return made
    },
    forget: () => {
      if (entry.read()?.key === made) entry.forget()
    },
  }
}
