'use client'

import { type ComponentType, useEffect, useState } from 'react'

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

/** Whether the page runs as an app of its own, without the browser around it; iOS reports it in its own way. */
function isInstalledApp(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}
