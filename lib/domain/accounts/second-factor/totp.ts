import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { env } from '@/lib/server/env'

// RFC 6238 with what every app knows: SHA-1, six digits, steps of 30 seconds.
const stepSeconds = 30
/** Steps before and after the present one whose codes are taken: clocks differ, and typing takes a moment. */
const driftSteps = 1
/** 160 bits, the length that RFC 4226 §4 recommends. */
export const keyBytes = 20

function totpOf(key: Buffer, label = ''): TOTP {
  const secret = new Secret({ buffer: new Uint8Array(key).buffer })
  return new TOTP({ issuer: env.SITE_NAME, label, secret, algorithm: 'SHA1', digits: 6, period: stepSeconds })
}

/** The step of the code, counted from 1970; null when it belongs to none that is taken now. */
export function stepOfCode(key: Buffer, code: string, nowMs = Date.now()): number | null {
  const delta = totpOf(key).validate({ token: code, timestamp: nowMs, window: driftSteps })
  return delta === null ? null : currentStep(nowMs) + delta
}

export function currentStep(nowMs = Date.now()): number {
  return Math.floor(nowMs / 1000 / stepSeconds)
}

/** The six digits of a step. */
export function codeOfStep(key: Buffer, step: number): string {
  return totpOf(key).generate({ timestamp: step * stepSeconds * 1000 })
}

/** The first code that can still be used now, or null when each of them was. */
export function unusedCode(key: Buffer, usedSteps: number[], nowMs = Date.now()): string | null {
  const now = currentStep(nowMs)
  const step = [now, now + driftSteps, now - driftSteps].find((candidate) => !usedSteps.includes(candidate))
  return step === undefined ? null : codeOfStep(key, step)
}

/** Steps before this one open nothing any more, used or not. */
export function oldestStep(nowMs = Date.now()): number {
  return currentStep(nowMs) - driftSteps
}

/** The key as people type it into an app: base32 (RFC 4648). */
export function keyAsText(key: Buffer): string {
  return totpOf(key).secret.base32
}

/** The same as the address that apps read from a QR symbol: otpauth://totp/… */
export function keyAsAddress(key: Buffer, username: string): string {
  return totpOf(key, username).toString()
}

/** The key behind its text. Throws a TypeError for what is no base32. */
export function keyFromText(text: string): Buffer {
  return Buffer.from(Secret.fromBase32(text).buffer)
}
