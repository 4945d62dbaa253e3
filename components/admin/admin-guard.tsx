'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { useUser } from '@/lib/domain/accounts/client/session-hooks'

/** A client-side courtesy; the server authorises every page and call. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { data: user, isPending } = useUser()
  const wasLetIn = useRef(false)
  const isRefused = !isPending && !user?.isAdmin
  useEffect(() => {
    if (!isPending && !isRefused) wasLetIn.current = true
    if (!isRefused) return
    // The session ended while the page was open: the server redirects to sign-in and back here.
    if (wasLetIn.current && !user) router.refresh()
    else router.replace('/')
  }, [isPending, isRefused, user, router])
  if (isPending || isRefused) return <Spinner text="Loading..." />
  return children
}
