import { normaliseTextCode } from '@/lib/shared/qr-text-code'

/**
 * 20 bits of a text code, as five hexadecimal digits: enough to find a code's page among the sixty a device keeps (a
 * false match in 17,000 at worst), and far too few to recover the code, which has 45.
 */
export function codeMark(code: string): string {
  // FNV-1a, folded.
  let hash = 0x811c9dc5
  for (const character of normaliseTextCode(code)) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (((hash >>> 20) ^ hash) & 0xfffff).toString(16).padStart(5, '0')
}
