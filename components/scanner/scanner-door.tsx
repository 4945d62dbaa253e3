'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { isInstalledApp } from './is-installed'

/** Nothing but this question is loaded in a browser; the button and all behind it are for the installed app alone. */
export function ScannerDoor({ siteName }: { siteName: string }) {
  const [Button, setButton] = useState<ComponentType<{ siteName: string }> | null>(null)
  useEffect(() => {
    if (!isInstalledApp()) return
    import('./scanner-button').then(
      ({ ScannerButton }) => setButton(() => ScannerButton),
      // Without a connection there is no button; the page is whole without it.
      () => undefined,
    )
  }, [])
  return Button && <Button siteName={siteName} />
}
