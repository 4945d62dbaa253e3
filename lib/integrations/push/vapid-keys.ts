import 'server-only'
import { createECDH, hkdfSync } from 'node:crypto'
import { env } from '@/lib/server/env'

type VapidKeys = { publicKey: string; privateKey: string }

let known: VapidKeys | undefined

/**
 * The keys that identify this site to push services (RFC 8292), base64url. Without VAPID_PUBLIC_KEY and
 * VAPID_PRIVATE_KEY they are derived from NEXTAUTH_SECRET: no set-up, and every process has the same
 * (docs/decisions/035).
 */
export function vapidKeys(): VapidKeys {
  known ??= givenKeys() ?? keysFrom(env.NEXTAUTH_SECRET)
  return known
}

function givenKeys(): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  return publicKey && privateKey ? { publicKey, privateKey } : undefined
}

/** Deterministic: the same secret gives the same keys. */
export function keysFrom(secret: string): VapidKeys {
  for (let attempt = 0; ; attempt++) {
    const privateKey = Buffer.from(hkdfSync('sha256', secret, 'mindelund', `vapid ${attempt}`, 32))
    const curve = createECDH('prime256v1')
    try {
      curve.setPrivateKey(privateKey)
    } catch {
      // One number in four billion is off the curve.
      continue
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
  }
}
