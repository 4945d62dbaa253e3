import 'server-only'
import { createECDH, hkdfSync } from 'node:crypto'
import { env } from '@/lib/server/env'

type VapidKeys = { publicKey: string; privateKey: string }

let known: VapidKeys | undefined

/**
 * The keys by which push services know this site (RFC 8292), base64url. Without VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY
 * they follow from NEXTAUTH_SECRET: nothing has to be set up, and every process has the same (docs/decisions/035).
 */
export function vapidKeys(): VapidKeys {
  known ??= givenKeys() ?? keysFrom(env.NEXTAUTH_SECRET)
  return known
}

function givenKeys(): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  return publicKey && privateKey ? { publicKey, privateKey } : undefined
}

/** The same secret gives the same keys. */
export function keysFrom(secret: string): VapidKeys {
  for (let attempt = 0; ; attempt++) {
    const privateKey = Buffer.from(hkdfSync('sha256', secret, 'mindelund', `vapid ${attempt}`, 32))
    const curve = createECDH('prime256v1')
    try {
      curve.setPrivateKey(privateKey)
    } catch {
      // One number in four billion lies outside the curve.
      continue
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
  }
}
