'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

/** Re-renders the page on the server after a write; `isRefreshing` until the new content shows. */
export function useRefresh(): { refresh: () => void; isRefreshing: boolean } {
  const router = useRouter()
  const [isRefreshing, start] = useTransition()
  return { refresh: () => start(() => router.refresh()), isRefreshing }
}
