import { CODE_ALPHABET, checkCharacterFor, isTextCode, normaliseTextCode, TEXT_CODE_LENGTH } from './text-code.mjs'
import { trimEndWhile } from './trim-end-while'

export { isTextCode, normaliseTextCode, TEXT_CODE_LENGTH }

/**
 * What a scanner read. `id` is a memorial's id or slug; `code` is in stored form; `text` is anything else, unchanged.
 */
export type ScannedText =
  | { kind: 'memorial'; id: string }
  | { kind: 'code'; code: string }
  | { kind: 'other'; text: string }

/**
 * A new text code from the platform's secure random source: 45 random bits and a check character. Not checked for
 * uniqueness.
 */
export function generateTextCode(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(TEXT_CODE_LENGTH - 1))
  // 256 is a multiple of 32, so the low five bits are evenly spread.
  const body = Array.from(bytes, (byte) => CODE_ALPHABET.charAt(byte & 31)).join('')
  return body + checkCharacterFor(body)
}

/** A code as people read it: XXXXX-XXXXX. */
export function formatTextCode(code: string): string {
  const stored = normaliseTextCode(code)
  return `${stored.slice(0, TEXT_CODE_LENGTH / 2)}-${stored.slice(TEXT_CODE_LENGTH / 2)}`
}

/**
 * The address in the QR symbol, HTTPS://<HOST>/QR/<CODE>. Upper case throughout, for alphanumeric mode: fewer and
 * larger modules. Always HTTPS: engravings outlive the site's first set-up.
 */
export function printedAddress(siteUrl: string, code: string): string {
  return `HTTPS://${new URL(siteUrl).host.toUpperCase()}/QR/${normaliseTextCode(code)}`
}

/**
 * Classifies a scanner's text. An address with /memorial/ gives the segment after it, up to the next slash or
 * question mark; a printed address or a bare code gives the code. Signs around either, as copying brings them, are
 * ignored. With `siteHost`, a code in an address on another host is foreign and counts as other text.
 */
export function readScannedText(text: string, siteHost?: string): ScannedText {
  const whole = text.trim()
  const read = trimEndWhile(whole.replace(/^[^\p{L}\p{N}/]+/u, ''), /[^\p{L}\p{N}]/u)
  const code = codeInAddress(read, siteHost)
  if (code) return { kind: 'code', code }
  const id = /\/memorial\/([^/?#]+)/.exec(read)?.[1]
  if (id) return { kind: 'memorial', id }
  if (isTextCode(read)) return { kind: 'code', code: normaliseTextCode(read) }
  return { kind: 'other', text: whole }
}

/** The code in a scanned or typed text, in any of our forms; null without one. */
export function codeInText(text: string): string | null {
  const read = readScannedText(text)
  if (read.kind === 'code') return read.code
  // A code may take the place of a slug: /memorial/{code} redirects to the page.
  return read.kind === 'memorial' && isTextCode(read.id) ? normaliseTextCode(read.id) : null
}

function codeInAddress(text: string, siteHost: string | undefined): string | null {
  // People leave out https:// and put a space in the middle of the code.
  const match = /^(?:(?:https?:\/\/)?([^/?#\s]+))?\/(?:qr|qr-scan|memorial\/qr)\/([^/?#]+)/i.exec(text)
  const segment = match?.[2]
  if (!segment || !isTextCode(segment)) return null
  const host = match[1]
  if (host && siteHost && host.toLowerCase() !== siteHost.toLowerCase()) return null
  return normaliseTextCode(segment)
}
