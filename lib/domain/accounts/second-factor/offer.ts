import 'server-only'
import QRCode from 'qrcode'
import { recoveryCodeBytes, recoveryCodesFrom } from '@/lib/domain/accounts/second-factor/recovery-codes'
import { keyAsAddress, keyAsText, keyBytes } from '@/lib/domain/accounts/second-factor/totp'
import { type Database, db } from '@/lib/server/db'
import { deriveKey } from '@/lib/server/derive-key'

/** What a session may set up: a key for an app, and ten recovery codes. */
export type Offer = { key: Buffer; recoveryCodes: string[] }

/**
 * The key and recovery codes offered to this session, derived from the session and the account's current factor: the
 * page shows the same ones when reloaded, nothing is stored until a code proves that the app has the key, and once
 * stored they are not offered again.
 */
export async function readOffer(
  { userId, sessionId }: { userId: string; sessionId: string },
  database: Database = db,
): Promise<Offer> {
  const factor = await database.secondFactor.findUnique({ where: { userId }, select: { createdAt: true } })
  const code = await database.recoveryCode.findFirst({
    where: { userId },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  const about = `${userId} ${sessionId} ${factor?.createdAt.toISOString() ?? '-'} ${code?.id ?? '-'}`
  return {
    key: deriveKey(`offered key ${about}`, keyBytes),
    recoveryCodes: recoveryCodesFrom(deriveKey(`offered recovery codes ${about}`, recoveryCodeBytes)),
  }
}

/** A key as the set-up page shows it: as text, and as a QR symbol (SVG, level M, quiet zone of four modules). */
export async function showKey(key: Buffer, username: string): Promise<{ text: string; picture: string }> {
  const address = keyAsAddress(key, username)
  const picture = await QRCode.toString(address, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' })
  return { text: keyAsText(key), picture }
}
