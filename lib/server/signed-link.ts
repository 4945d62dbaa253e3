import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { env } from '@/lib/server/env'
import { sameText } from '@/lib/server/tokens'

/** What a link without sign-in opens; each has signatures of its own. */
export type LinkPurpose = 'invoice' | 'payment' | 'withdrawal' | 'follower'

/**
 * The signature of a record's link: 128 bits of HMAC-SHA-256 as 22 characters of base64url. It needs no row and never
 * expires, so it belongs in links that open one purchase only. A new NEXTAUTH_SECRET ends them all.
 */
export function signatureOf(purpose: LinkPurpose, id: string): string {
  return createHmac('sha256', deriveKey(`link ${purpose}`, 32))
    .update(id)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}

/** Whether `key` is the signature of this record, compared in constant time. */
export function isSigned(purpose: LinkPurpose, id: string, key: string | null | undefined): boolean {
  return typeof key === 'string' && sameText(key, signatureOf(purpose, id))
}

/**
 * `length` bytes derived from NEXTAUTH_SECRET (HKDF with SHA-256, RFC 5869): deterministic per purpose, and independent
 * of the keys for other purposes.
 */
export function deriveKey(purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', env.NEXTAUTH_SECRET, '', `mindelund ${purpose}`, length))
}
