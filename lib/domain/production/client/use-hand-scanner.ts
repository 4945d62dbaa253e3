'use client'

import { useEffect, useRef, useState } from 'react'
import { collectScan, type ScanCollector } from '@/lib/domain/production/client/collect-scan'

/**
 * Listens to a hand scanner that types like a keyboard, except in text fields. With `onScan` null scans are ignored,
 * but their end key still presses no button.
 */
export function useHandScanner(onScan: ((text: string) => void) | null): void {
  const collector = useScanCollector(onScan)
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (isEditable(event.target) || event.ctrlKey || event.metaKey) return
      if (!collector.press(event.key, event.timeStamp)) return
      // The end key must not press the focused button.
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [collector])
}

/** A collector for the key presses of one field. */
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
