import { readAddress } from '@/lib/shared/page-address.mjs'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** Whether it is an address of a code: as printed, as on older stones, or where those redirect. */
export function isCodePath(path: string): boolean {
  return codeInPath(path) !== null
}

/** The code in its stored form; null when the address is not a code's. */
export function codeInPath(path: string): string | null {
  const address = readAddress(path)
  return address?.kind === 'code' && isTextCode(address.code) ? normaliseTextCode(address.code) : null
}
