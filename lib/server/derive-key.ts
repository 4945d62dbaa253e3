import 'server-only'
import { hkdfSync } from 'node:crypto'
import { env } from '@/lib/server/env'

/**
 * `length` bytes derived from NEXTAUTH_SECRET (HKDF with SHA-256, RFC 5869): deterministic per purpose, and independent
 * of the keys for other purposes.
 */
export function deriveKey(purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', env.NEXTAUTH_SECRET, '', `mindelund ${purpose}`, length))
}
