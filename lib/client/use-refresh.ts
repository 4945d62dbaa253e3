'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

/** Renders the page anew on the server after a write; `isRefreshing` until what it shows has caught up. */
export function useRefresh(): { refresh: () => void; isRefreshing: boolean } {
  const router = useRouter()
  const [isRefreshing, start] = useTransition()
  return { refresh: () => start(() => router.refresh()), isRefreshing }
}
