import 'server-only'
import QRCode from 'qrcode'
import { writtenCodeInput } from '@/lib/domain/qr-codes/schema'
import { ofOwnReseller } from '@/lib/domain/resellers/own-reseller'
import { findStockCode } from '@/lib/domain/resellers/stock/queries'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { printedAddress } from '@/lib/shared/qr-text-code'

/**
 * The QR symbol of one of the caller's codes as SVG, for the screen; drawings for engraving are made elsewhere. Throws
 * NOT_FOUND for codes of others.
 */
export const drawStockCode = defineRead({
  ...ofOwnReseller,
  name: 'resellers.draw-stock-code',
  input: writtenCodeInput,
  run: async (actor, { code }) => {
    const found = await findStockCode(actor, { code })
    if (!found) throw new DomainError('NOT_FOUND')
    const body = await QRCode.toString([{ data: printedAddress(env.SITE_URL, found.code), mode: 'alphanumeric' }], {
      type: 'svg',
      margin: 4,
      errorCorrectionLevel: 'Q',
    })
    return { body, contentType: 'image/svg+xml' }
  },
})
