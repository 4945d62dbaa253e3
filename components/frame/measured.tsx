'use client'

import { useEffect } from 'react'

/** Measures the page for visitors, once the browser has nothing else to do. Renders nothing. */
export function Measured() {
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() =>
      import('@/lib/client/vitals/collect').then(
        ({ collectVitals }) => collectVitals(),
        () => {},
      ),
    )
  }, [])
  return null
}
