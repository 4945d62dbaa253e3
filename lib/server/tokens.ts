import 'server-only'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits as 43 characters of base64url. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 in hex (64 characters). Enough for secrets of 256 random bits; passwords need argon2 instead. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Compares in constant time, even for different lengths. */
export function sameText(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())
}
