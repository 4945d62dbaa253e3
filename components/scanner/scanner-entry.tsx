'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { isInstalledApp } from './is-installed'

/** A browser loads only this check; the button and the scanner are for the installed app. */
export function ScannerEntry({ siteName }: { siteName: string }) {
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
