import 'server-only'
import QRCode from 'qrcode'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { canReadCodes } from '@/lib/domain/qr-codes/policy'
import { findCode } from '@/lib/domain/qr-codes/queries'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { printedAddress } from '@/lib/shared/qr-text-code'

/**
 * The QR symbol of a code's printed address as SVG. Throws UNAUTHENTICATED, FORBIDDEN or QR_CODE_UNKNOWN.
 * Alphanumeric mode (the address is in capitals for it), error correction Q, and the quiet zone of four modules that
 * ISO/IEC 18004 asks for.
 */
export async function qrPictureOf(actor: Actor, code: string): Promise<string> {
  if (actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
  if (!canReadCodes(actor)) throw new DomainError('FORBIDDEN')
  const found = await findCode(code)
  if (!found) throw new QrCodeError('QR_CODE_UNKNOWN')
  return QRCode.toString([{ data: printedAddress(env.SITE_URL, found.code), mode: 'alphanumeric' }], {
    type: 'svg',
    margin: 4,
    errorCorrectionLevel: 'Q',
  })
}
