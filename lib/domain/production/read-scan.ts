import { isTextCode, normaliseTextCode, printedAddress, readScannedText } from '@/lib/shared/qr-text-code'

/** A scan compared with the expected piece. `advice` is how to set the hand scanner. */
export type Scan =
  | { kind: 'match'; advice: string | null }
  /** Another symbol: `code` if it is one of ours, `text` its content. */
  | { kind: 'other'; code: string | null; text: string }
  /** The text code beside the symbol, which proves nothing about the symbol. */
  | { kind: 'letters' }
  | { kind: 'unreadable'; advice: string | null }

/**
 * Interprets a scan. Only the exact address is a match: the right code on another host would lead elsewhere for as long
 * as the stone stands.
 */
export function readScan(typed: string, { code, siteUrl }: { code: string; siteUrl: string }): Scan {
  const address = printedAddress(siteUrl, code)
  const prefix = address.slice(0, -code.length)
  const { text, kind, advice } = recogniseWedgeLayout(typed, prefix)
  if (kind === 'foreign') return { kind: 'unreadable', advice }
  if (text === address) return { kind: 'match', advice }
  if (isTextCode(text)) return { kind: 'letters' }
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return { kind: 'unreadable', advice: null }
  const read = readScannedText(text)
  return { kind: 'other', code: read.kind === 'code' ? normaliseTextCode(read.code) : null, text }
}

/**
 * A hand scanner acts as a keyboard and presses the keys for its text in the layout it is set to. If the computer has
 * another layout, letters come out right and punctuation does not. How each such mistake changes our printed address is
 * known, so it can be recognised by its start.
 */
export type WedgeReading = {
  /** The symbol's text when certain, otherwise the text as received. */
  text: string
  /**
   * `clean`: received correctly. `repaired`: a known mistake, corrected. `foreign`: a known mistake, not correctable.
   */
  kind: 'clean' | 'repaired' | 'foreign'
  /** How to set the scanner, in Danish; null if it is set correctly. */
  advice: string | null
}

const setUp = 'Scan koden for det rigtige tastatur i scannerens vejledning.'

type Fault = { advice: string; signs: Readonly<Record<string, string>> }

// What each punctuation mark of an address becomes, by the scanner's and the computer's layouts.
const faults: readonly Fault[] = [
  {
    advice: `Scanneren er sat til engelsk tastatur, og computeren til dansk. Sæt scanneren til dansk. ${setUp}`,
    signs: { ':': 'Æ', '/': '-', '-': '+', '.': '.' },
  },
  {
    advice: `Scanneren er sat til dansk tastatur, og computeren til engelsk. Sæt computeren til dansk, eller scanneren til engelsk. ${setUp}`,
    signs: { ':': '>', '/': '&', '-': '/', '.': '.' },
  },
  {
    advice: `Scanneren er sat til dansk tastatur, og computeren til et andet. Sæt begge til dansk. ${setUp}`,
    signs: { ':': ':', '/': '&', '-': '-', '.': '.' },
  },
  {
    advice: `Scanneren trykker ikke på Skift-tasten. Slå store bogstaver til i scanneren. ${setUp}`,
    signs: { ':': '.', '/': '7', '-': '-', '.': '.' },
  },
  {
    advice: `Scanneren udelader tegn, som den ikke kender. Sæt den til dansk tastatur. ${setUp}`,
    signs: { ':': '', '/': '', '-': '', '.': '' },
  },
  {
    advice: `Scanneren udelader tegn, som den ikke kender. Sæt den til dansk tastatur. ${setUp}`,
    signs: { ':': '', '/': '', '-': '-', '.': '.' },
  },
]

const noEndAdvice = 'Scanneren trykker ikke på Enter efter koden. Sæt den til at slutte med Enter.'
const runTogetherAdvice = 'To scanninger er løbet sammen. Sæt scanneren til at slutte med Enter, og scan igen.'
const cutShortAdvice = 'Der mangler et tegn, eller der er et for meget. Scan koden igen.'
const swappedAdvice = `Scanneren eller computeren er sat til tysk tastatur, så Y og Z er byttet om. Sæt begge til dansk. ${setUp}`
const unknownAdvice = `Scanneren skriver andre tegn, end der står i koden. Sæt den til dansk tastatur. ${setUp}`

// Symbology identifiers (ISO/IEC 15424) that some scanners send first.
const identifier = /^\](?:Q|C|d|e|E)\d/

/**
 * Reads what a hand scanner typed as an address that starts with `prefix` ('HTTPS://MINDELUND.DK/QR/'), ignoring case.
 * A repair is certain, because the whole start must be what one mistake makes of the prefix.
 */
export function recogniseWedgeLayout(typed: string, prefix: string): WedgeReading {
  const text = typed.trim().replace(identifier, '')
  const upper = text.toUpperCase()
  const wanted = prefix.toUpperCase()
  if (upper.startsWith(wanted)) return readCodes(upper.split(wanted).slice(1), { text, wanted, advice: null })
  for (const { signs, advice } of faults) {
    const seen = typedWith(wanted, signs)
    const codes = upper.split(seen).slice(1)
    // Text codes are letters and digits, which these mistakes do not change.
    if (upper.startsWith(seen) && codes.every((code) => /^[0-9A-Z]{10}$/.test(code))) {
      return readCodes(codes, { text, wanted, advice })
    }
  }
  if (swapYAndZ(upper).startsWith(wanted)) return { text, kind: 'foreign', advice: swappedAdvice }
  // Starts like an address, but is none.
  if (upper.startsWith('HTTP') && !/^HTTPS?:\/\//.test(upper)) return { text, kind: 'foreign', advice: unknownAdvice }
  return { text, kind: 'clean', advice: null }
}

type Reading = { text: string; wanted: string; advice: string | null }

/** Reads the code after the prefix, or several codes when scans ran together without Enter. */
function readCodes(codes: string[], { text, wanted, advice }: Reading): WedgeReading {
  const [code = '', ...more] = codes
  // The same symbol twice is one scan; of two different ones it is unknown which was meant.
  if (more.some((each) => each !== code)) return { text, kind: 'foreign', advice: runTogetherAdvice }
  if (isTextCode(code)) {
    const isPlain = advice === null && more.length === 0
    return {
      text: wanted + code,
      kind: isPlain ? 'clean' : 'repaired',
      advice: advice ?? (isPlain ? null : noEndAdvice),
    }
  }
  // Only the check character shows the swap, and another valid code is possible: explained, never repaired.
  if (isTextCode(swapYAndZ(code))) return { text, kind: 'foreign', advice: swappedAdvice }
  // A lost key is far likelier than a symbol of ours with an invalid code.
  return { text, kind: 'foreign', advice: cutShortAdvice }
}

function typedWith(prefix: string, signs: Fault['signs']): string {
  return Array.from(prefix, (sign) => signs[sign] ?? sign).join('')
}

function swapYAndZ(text: string): string {
  return text.replace(/[YZ]/g, (letter) => (letter === 'Y' ? 'Z' : 'Y'))
}
