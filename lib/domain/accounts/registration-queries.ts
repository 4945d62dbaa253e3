import 'server-only'
import { z } from 'zod'
import { refusalOf } from '@/lib/domain/accounts/registration-code'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { findCode } from '@/lib/domain/qr-codes/find-code'
import { anyone } from '@/lib/server/command'
import { defineRead } from '@/lib/server/read'
import { boundedText } from '@/lib/shared/input/typed-text'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export type RegistrationCode =
  | { kind: 'missing' }
  | { kind: 'refused'; message: string }
  | { kind: 'ready'; code: string; formattedCode: string; requiresActivation: boolean }

/** The code in the page's `qrCode` parameter: ready for creating an account, missing, or why it is refused. */
export const findRegistrationCode = defineRead({
  name: 'accounts.find-registration-code',
  session: 'optional',
  input: z.object({ qrCode: boundedText(100).optional() }),
  // Knowing the code grants access.
  authorize: anyone,
  run: async (_, { qrCode }): Promise<RegistrationCode> => {
    if (!qrCode?.trim()) return { kind: 'missing' }
    const code = await findCode(qrCode)
    const refusal = refusalOf(code)
    if (refusal || !code) return { kind: 'refused', message: QrCodeError.sentence(refusal ?? 'QR_CODE_UNKNOWN') }
    const { requiresActivation } = code
    return { kind: 'ready', code: code.code, formattedCode: formatTextCode(code.code), requiresActivation }
  },
})
