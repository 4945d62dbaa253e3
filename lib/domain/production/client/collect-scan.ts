// Scanners send their keys within milliseconds of each other; people do not.
const longestGapMs = 400
const shortestText = 6
// Engraved codes start with these letters, which every keyboard layout leaves as they are; people do not type them
// here.
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
