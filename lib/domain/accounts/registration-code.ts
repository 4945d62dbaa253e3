import 'server-only'
import type { QrCodeView } from '@/lib/domain/qr-codes/schema'

type RefusedCode = 'QR_CODE_UNKNOWN' | 'QR_CODE_BLOCKED' | 'QR_CODE_RETIRED' | 'QR_CODE_TAKEN'

/** Why this code cannot be used to create an account; null when it can. */
export function refusalOf(code: QrCodeView | null): RefusedCode | null {
  if (!code) return 'QR_CODE_UNKNOWN'
  if (code.state === 'blocked') return 'QR_CODE_BLOCKED'
  if (code.state === 'retired') return 'QR_CODE_RETIRED'
  return code.isFree ? null : 'QR_CODE_TAKEN'
}
