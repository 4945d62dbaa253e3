import { isTextCode } from '@/lib/shared/qr-text-code'

/**
 * A hand scanner is a keyboard to the computer: it presses the keys that would give its text on the keyboard it believes
 * to be there. Where the computer has another one, the letters come out right and the signs do not. What our printed
 * address becomes by each such mistake is known, so it can be recognised by its beginning.
 */
export type WedgeReading = {
  /** As it stands in the symbol, as far as that is certain; otherwise what came. */
  text: string
  /** `clean`: as it should be. `repaired`: certain all the same. `foreign`: recognised, but not certain. */
  kind: 'clean' | 'repaired' | 'foreign'
  /** How to set the scanner, in Danish; null when it is set right. */
  advice: string | null
}

const setUp = 'Scan koden for det rigtige tastatur i scannerens vejledning.'

type Fault = { advice: string; signs: Readonly<Record<string, string>> }

// Each sign of an address under the layout that it was typed for, as the layout that receives it shows the same key.
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

// Symbology identifiers (ISO/IEC 15424) that some scanners put in front.
const identifier = /^\](?:Q|C|d|e|E)\d/

/**
 * What a hand scanner typed, read as the address that `prefix` begins ('HTTPS://MINDELUND.DK/QR/'). Capitals do not
 * matter. A repair is certain because the whole beginning must be what that one mistake makes of the prefix.
 */
export function recogniseWedgeLayout(typed: string, prefix: string): WedgeReading {
  const text = typed.trim().replace(identifier, '')
  const upper = text.toUpperCase()
  const wanted = prefix.toUpperCase()
  if (upper.startsWith(wanted)) return readCodes(upper.split(wanted).slice(1), { text, wanted, advice: null })
  for (const { signs, advice } of faults) {
    const seen = typedWith(wanted, signs)
    const codes = upper.split(seen).slice(1)
    // Text codes are letters and digits, which none of these mistakes changes.
    if (upper.startsWith(seen) && codes.every((code) => /^[0-9A-Z]{10}$/.test(code))) {
      return readCodes(codes, { text, wanted, advice })
    }
  }
  if (swapYAndZ(upper).startsWith(wanted)) return { text, kind: 'foreign', advice: swappedAdvice }
  // Begins like an address and goes on as none does.
  if (upper.startsWith('HTTP') && !/^HTTPS?:\/\//.test(upper)) return { text, kind: 'foreign', advice: unknownAdvice }
  return { text, kind: 'clean', advice: null }
}

type Reading = { text: string; wanted: string; advice: string | null }

/** What stood after our beginning, once or, without Enter between them, several times. */
function readCodes(codes: string[], { text, wanted, advice }: Reading): WedgeReading {
  const [code = '', ...more] = codes
  // The same symbol twice is that symbol; of two different ones nobody knows which was meant.
  if (more.some((each) => each !== code)) return { text, kind: 'foreign', advice: runTogetherAdvice }
  if (isTextCode(code)) {
    const isPlain = advice === null && more.length === 0
    return {
      text: wanted + code,
      kind: isPlain ? 'clean' : 'repaired',
      advice: advice ?? (isPlain ? null : noEndAdvice),
    }
  }
  // Only the check character tells, and another code could pass it: never repaired, only explained.
  if (isTextCode(swapYAndZ(code))) return { text, kind: 'foreign', advice: swappedAdvice }
  // A key that was lost on its way is far likelier than a symbol of ours that no package has.
  return { text, kind: 'foreign', advice: cutShortAdvice }
}

function typedWith(prefix: string, signs: Fault['signs']): string {
  return Array.from(prefix, (sign) => signs[sign] ?? sign).join('')
}

function swapYAndZ(text: string): string {
  return text.replace(/[YZ]/g, (letter) => (letter === 'Y' ? 'Z' : 'Y'))
}
