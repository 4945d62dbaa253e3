'use client'

import { useEffect } from 'react'

const delayMs = 100

/** Goes on after the specified 100 ms; without script the browser does it by itself. */
export function Redirecting({ to }: { to: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(to), delayMs)
    return () => clearTimeout(timer)
  }, [to])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
    </noscript>
  )
}
