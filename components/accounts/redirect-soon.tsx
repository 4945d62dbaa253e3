'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Redirects after a delay, unless the page is left first. */
export function RedirectSoon({ href, afterMs }: { href: string; afterMs: number }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => router.replace(href), afterMs)
    return () => clearTimeout(timer)
  }, [router, href, afterMs])
  return null
}
