import 'server-only'
import QRCode from 'qrcode'
import { findStockCode } from '@/lib/domain/resellers/stock/queries'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { printedAddress } from '@/lib/shared/qr-text-code'

/**
 * The symbol of a code of the caller's own as SVG, to look at and to scan from the screen; drawings for engraving are
 * made elsewhere. Throws UNAUTHENTICATED, or NOT_FOUND for codes of others.
 */
export async function stockQrPicture(actor: Actor, code: string): Promise<string> {
  const found = await findStockCode(actor, code)
  if (!found) throw new DomainError('NOT_FOUND')
  return QRCode.toString([{ data: printedAddress(env.SITE_URL, found.code), mode: 'alphanumeric' }], {
    type: 'svg',
    margin: 4,
    errorCorrectionLevel: 'Q',
  })
}
