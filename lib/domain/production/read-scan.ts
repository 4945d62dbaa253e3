import { recogniseWedgeLayout } from '@/lib/domain/production/wedge-layout'
import { isTextCode, normaliseTextCode, printedAddress, readScannedText } from '@/lib/shared/qr-text-code'

/** What was scanned in the quality check, seen from the piece that should have been. `advice` is for a hand scanner. */
export type Scan =
  | { kind: 'match'; advice: string | null }
  /** A symbol, but not this one: `code` where it is one of ours, `text` whatever it says. */
  | { kind: 'other'; code: string | null; text: string }
  /** The letters beside the symbol were typed or read: they prove nothing about the symbol. */
  | { kind: 'letters' }
  | { kind: 'unreadable'; advice: string | null }

/**
 * Decides over a scan. Only the very address that the symbol should carry is a match: the right code under another host
 * would lead elsewhere for as long as the stone stands.
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
