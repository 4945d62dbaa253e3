import 'server-only'
import QRCode from 'qrcode'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { findCode } from '@/lib/domain/qr-codes/find-code'
import { canReadCodes } from '@/lib/domain/qr-codes/policy'
import { qrCodeInput } from '@/lib/domain/qr-codes/schema'
import { env } from '@/lib/server/env'
import { defineRead } from '@/lib/server/read'
import { printedAddress } from '@/lib/shared/qr-text-code'

/**
 * The QR symbol of a code's printed address as SVG: alphanumeric mode (hence the capitals), error correction Q, and the
 * quiet zone of four modules that ISO/IEC 18004 requires. Throws QR_CODE_UNKNOWN.
 */
export const drawQrCode = defineRead({
  name: 'qr-codes.draw-qr-code',
  session: 'required',
  input: qrCodeInput,
  authorize: canReadCodes,
  run: async (_, { code }) => {
    const found = await findCode(code)
    if (!found) throw new QrCodeError('QR_CODE_UNKNOWN')
    const body = await QRCode.toString([{ data: printedAddress(env.SITE_URL, found.code), mode: 'alphanumeric' }], {
      type: 'svg',
      margin: 4,
      errorCorrectionLevel: 'Q',
    })
    return { body, contentType: 'image/svg+xml' }
  },
})
