'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { useUser } from '@/lib/domain/accounts/session-hooks'

/** A courtesy in the browser; what stands behind it is decided by the server, page by page and call by call. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { data: user, isPending } = useUser()
  const isRefused = !isPending && !user?.isAdmin
  useEffect(() => {
    if (isRefused) router.replace('/')
  }, [isRefused, router])
  if (isPending || isRefused) return <Spinner text="Loading..." />
  return children
}
