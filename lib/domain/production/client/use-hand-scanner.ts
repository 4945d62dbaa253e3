'use client'

import { useEffect, useRef, useState } from 'react'
import { collectScan, type ScanCollector } from '@/lib/domain/production/client/collect-scan'

/**
 * Listens to a hand scanner that types like a keyboard, wherever the focus is. What is typed into a field is the field's
 * own. `onScan` null swallows what is scanned, so that no button is pressed.
 */
export function useHandScanner(onScan: ((text: string) => void) | null): void {
  const collector = useScanCollector(onScan)
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (isEditable(event.target) || event.ctrlKey || event.metaKey) return
      if (!collector.press(event.key, event.timeStamp)) return
      // The scanner's last key must not press the button that happens to have the focus.
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [collector])
}

/** The same for one field: give it the keys that are pressed there. */
export function useScanCollector(onScan: ((text: string) => void) | null): ScanCollector {
  const heard = useRef(onScan)
  heard.current = onScan
  const [collector] = useState(() => collectScan((text) => heard.current?.(text)))
  useEffect(() => collector.stop, [collector])
  return collector
}

function isEditable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches(
      'textarea, select, input:not([type=button], [type=submit], [type=checkbox], [type=radio], [type=range], [type=file])',
    )
  )
}
