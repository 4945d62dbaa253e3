'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { registerToaster } from './toast'

type Loaded = { Toaster: ComponentType<{ onReady: () => void }>; onReady: () => void }

/** Holds the place where toasts appear and brings the library in with the first one. Once in a layout. */
export function Toaster() {
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    let ready: Promise<void> | undefined
    registerToaster(() => {
      ready ??= import('./sonner-toaster').then(
        ({ SonnerToaster }) => new Promise<void>((resolve) => setLoaded({ Toaster: SonnerToaster, onReady: resolve })),
      )
      return ready
    })
  }, [])

  return loaded ? <loaded.Toaster onReady={loaded.onReady} /> : null
}
