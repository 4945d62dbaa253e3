'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { useUser } from '@/lib/domain/accounts/client/session-hooks'

/** A courtesy in the browser; what stands behind it is decided by the server, page by page and call by call. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { data: user, isPending } = useUser()
  const wasLetIn = useRef(false)
  const isRefused = !isPending && !user?.isAdmin
  useEffect(() => {
    if (!isPending && !isRefused) wasLetIn.current = true
    if (!isRefused) return
    // A session that ended while the page stood open: the server knows where to sign in again, and leads back here.
    if (wasLetIn.current && !user) router.refresh()
    else router.replace('/')
  }, [isPending, isRefused, user, router])
  if (isPending || isRefused) return <Spinner text="Loading..." />
  return children
}
