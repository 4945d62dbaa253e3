import 'server-only'
import type { QrCodeView } from '@/lib/domain/qr-codes/schema'
import type { ErrorCode } from '@/lib/server/errors'

/** Why no account can be begun from this code; null when one can. */
export function refusalOf(code: QrCodeView | null): ErrorCode | null {
  if (!code) return 'QR_CODE_UNKNOWN'
  if (code.state === 'blocked') return 'QR_CODE_BLOCKED'
  if (code.state === 'retired') return 'QR_CODE_RETIRED'
  return code.isFree ? null : 'QR_CODE_TAKEN'
}
