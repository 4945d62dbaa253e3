'use client'

import { useEffect, useRef, useState } from 'react'

// Scanners send their keys within milliseconds of each other; people do not.
const longestGapMs = 400
const shortestText = 6
// What is engraved starts with these letters, the same in every keyboard layout; people do not type them here.
const printedStart = /^http/i

export type ScanCollector = {
  /** Takes KeyboardEvent.key and its time in ms. True for the end key of a scan, which the page must not get. */
  press: (key: string, atMs: number) => boolean
  /** Discards the keys so far. */
  stop: () => void
}

/**
 * Distinguishes a hand scanner from a person: fast keys, ended with Enter or Tab. A scanner configured without an end
 * key is recognised by a pause after an address.
 */
export function collectScan(onScan: (text: string) => void): ScanCollector {
  let text = ''
  let lastAtMs = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  function stop() {
    clearTimeout(silence)
    text = ''
  }
  function finish() {
    const scanned = text
    stop()
    onScan(scanned)
  }
  return {
    stop,
    press(key, atMs) {
      if (atMs - lastAtMs > longestGapMs) text = ''
      lastAtMs = atMs
      clearTimeout(silence)
      const isEnd = (key === 'Enter' || key === 'Tab') && text.length >= shortestText
      if (isEnd) finish()
      else if (key === 'Enter' || key === 'Tab') stop()
      else if (key.length === 1) text += key
      if (text.length >= shortestText && printedStart.test(text)) silence = setTimeout(finish, longestGapMs)
      return isEnd
    },
  }
}

/**
 * Recognises the keys of a scan, so that they press no button: every key within 0.4 s of a printable key or of another
 * key of the scan. `press` takes KeyboardEvent.key and its time in ms; true for a key to be ignored.
 */
export function scanGuard(): { press: (key: string, atMs: number) => boolean } {
  let lastOfScanMs = Number.NEGATIVE_INFINITY
  return {
    press(key, atMs) {
      const isWithin = atMs - lastOfScanMs <= longestGapMs
      if (isWithin || key.length === 1) lastOfScanMs = atMs
      return isWithin
    },
  }
}

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
  const latestOnScan = useRef(onScan)
  latestOnScan.current = onScan
  const [collector] = useState(() => collectScan((text) => latestOnScan.current?.(text)))
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
