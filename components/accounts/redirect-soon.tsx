'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Leads on after a while; not when the page was left before. */
export function RedirectSoon({ href, afterMs }: { href: string; afterMs: number }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => router.replace(href), afterMs)
    return () => clearTimeout(timer)
  }, [router, href, afterMs])
  return null
}
