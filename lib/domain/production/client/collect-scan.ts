// A scanner sends its signs within milliseconds of each other; a person at the keys does not.
const longestGapMs = 400
const shortestText = 6
// Every layout leaves the letters as they are: with these begins what is engraved, and nothing that a person types here.
const printedStart = /^http/i

export type ScanCollector = {
  /** Takes a key as the browser names it, and when it was pressed in ms. True for the end of a scan: it is nobody else's. */
  press: (key: string, atMs: number) => boolean
  /** Forgets what was typed so far. */
  stop: () => void
}

/**
 * Tells a hand scanner from a person: a text in one go, ended with Enter or Tab. A scanner that was never told to end with
 * a key is heard as well, by the silence after an address.
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
