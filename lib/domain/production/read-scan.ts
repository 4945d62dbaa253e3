import { recogniseWedgeLayout } from '@/lib/domain/production/wedge-layout'
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
