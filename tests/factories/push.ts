import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A subscription at the push service of a known browser: for callers without a session. */
export const browserDevice = () => pushDevice('fcm.googleapis.com')

/** A browser's subscription with its private keys, and its decryption (RFC 8291). */
export function pushDevice(host = 'push.example.com') {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const secret = randomBytes(16)
  const endpoint = `https://${host}/send/${randomBytes(12).toString('hex')}`
  const keys = { p256dh: curve.getPublicKey('base64url'), auth: secret.toString('base64url') }
  return {
    subscription: { endpoint, keys },
    open(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const keyLength = body[20] ?? 0
      const senderKey = body.subarray(21, 21 + keyLength)
      const shared = curve.computeSecret(senderKey)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey])
      const ikm = Buffer.from(hkdfSync('sha256', shared, secret, info, 32))
      const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
      const sealed = body.subarray(21 + keyLength)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}
