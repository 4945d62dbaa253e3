import 'server-only'
import { findCode } from '@/lib/domain/qr-codes/queries'
import type { QrCodeView } from '@/lib/domain/qr-codes/schema'
import { type ErrorCode, sentenceFor } from '@/lib/server/errors'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export type RegistrationCode =
  | { kind: 'missing' }
  | { kind: 'refused'; message: string }
  | { kind: 'ready'; code: string; formattedCode: string; requiresActivation: boolean }

/** What the `qrCode` of an address allows: an account can be made from it, or why not. */
export async function findRegistrationCode(qrCode: string | string[] | undefined): Promise<RegistrationCode> {
  if (typeof qrCode !== 'string' || qrCode.trim() === '') return { kind: 'missing' }
  const code = await findCode(qrCode)
  const refusal = refusalOf(code)
  if (refusal || !code) return { kind: 'refused', message: sentenceFor(refusal ?? 'QR_CODE_UNKNOWN') }
  const { requiresActivation } = code
  return { kind: 'ready', code: code.code, formattedCode: formatTextCode(code.code), requiresActivation }
}

/** Why no account can be begun from this code; null when one can. */
export function refusalOf(code: QrCodeView | null): ErrorCode | null {
  if (!code) return 'QR_CODE_UNKNOWN'
  if (code.state === 'blocked') return 'QR_CODE_BLOCKED'
  if (code.state === 'retired') return 'QR_CODE_RETIRED'
  return code.isFree ? null : 'QR_CODE_TAKEN'
}
