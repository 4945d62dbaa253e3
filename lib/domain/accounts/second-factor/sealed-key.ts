import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '@/lib/server/derive-key'

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
