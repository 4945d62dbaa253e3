import 'server-only'
import { hkdfSync } from 'node:crypto'
import { env } from '@/lib/server/env'

/**
 * `length` bytes from NEXTAUTH_SECRET for one purpose alone (HKDF with SHA-256, RFC 5869): the same for the same purpose
 * as long as the secret stays, and of no use for guessing those of another.
 */
export function deriveKey(purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', env.NEXTAUTH_SECRET, '', `mindelund ${purpose}`, length))
}
