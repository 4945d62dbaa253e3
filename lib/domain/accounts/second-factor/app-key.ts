import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { env } from '@/lib/server/env'
import { deriveKey } from '@/lib/server/signed-link'

// RFC 6238 with the parameters that every app supports: SHA-1, six digits, steps of 30 seconds.
const stepSeconds = 30
/** Steps before and after the current one that are accepted, for clock drift and typing time. */
const driftSteps = 1
/** 160 bits, the length that RFC 4226 §4 recommends. */
export const keyBytes = 20

function totpOf(key: Buffer, label = ''): TOTP {
  const secret = new Secret({ buffer: new Uint8Array(key).buffer })
  return new TOTP({ issuer: env.SITE_NAME, label, secret, algorithm: 'SHA1', digits: 6, period: stepSeconds })
}

/** The step of the code, counted from the Unix epoch; null when it belongs to none that is accepted now. */
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

/** The first code that is accepted now and unused, or null when all are used. */
export function unusedCode(key: Buffer, usedSteps: number[], nowMs = Date.now()): string | null {
  const now = currentStep(nowMs)
  const step = [now, now + driftSteps, now - driftSteps].find((candidate) => !usedSteps.includes(candidate))
  return step === undefined ? null : codeOfStep(key, step)
}

/** The oldest step that is still accepted. */
export function oldestStep(nowMs = Date.now()): number {
  return currentStep(nowMs) - driftSteps
}

/** The key as typed into an app: base32 (RFC 4648). */
export function keyAsText(key: Buffer): string {
  return totpOf(key).secret.base32
}

/** The key as the otpauth://totp/… address that apps read from a QR symbol. */
export function keyAsAddress(key: Buffer, username: string): string {
  return totpOf(key, username).toString()
}

/** The key from its base32 text. Throws a TypeError for anything else. */
export function keyFromText(text: string): Buffer {
  return Buffer.from(Secret.fromBase32(text).buffer)
}

const cipherName = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const sealingKey = () => deriveKey('second factor', 32)

/** Encrypts the key of an app, bound to the account. */
export function sealKey(userId: string, key: Buffer): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(cipherName, sealingKey(), iv, { authTagLength: tagBytes }).setAAD(Buffer.from(userId))
  return Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Decrypts what `sealKey` returned; null when it was sealed for another account or under another NEXTAUTH_SECRET. */
export function openKey(userId: string, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const tagAt = bytes.length - tagBytes
  if (tagAt <= ivBytes) return null
  const iv = bytes.subarray(0, ivBytes)
  const decipher = createDecipheriv(cipherName, sealingKey(), iv, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(tagAt))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, tagAt)), decipher.final()])
  } catch {
    return null
  }
}
