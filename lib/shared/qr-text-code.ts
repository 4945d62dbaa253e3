import { CODE_ALPHABET, checkCharacterFor, hasValidCheckCharacter } from './check-characters'
import { trimEndWhile } from './trim-end-while'

/** Characters in a text code, including the check character. */
export const TEXT_CODE_LENGTH = 10

const TEXT_CODE_PATTERN = new RegExp(`^[${CODE_ALPHABET}]{${TEXT_CODE_LENGTH}}$`)

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

/**
 * The stored form of a typed code: upper case, without hyphens, spaces and the invisible characters that copying
 * brings, with Crockford's lenient readings (O for 0, I and L for 1). Does not check that the result is a code.
 */
export function normaliseTextCode(input: string): string {
  return input
    .toUpperCase()
    .replace(/[\s\p{Default_Ignorable_Code_Point}\p{Pd}\u2212]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

/** Whether `input`, as typed, is a code of ours: right length, right characters, right check character. */
export function isTextCode(input: string): boolean {
  const code = normaliseTextCode(input)
  return TEXT_CODE_PATTERN.test(code) && hasValidCheckCharacter(code)
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
