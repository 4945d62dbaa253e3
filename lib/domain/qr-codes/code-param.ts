import { normaliseTextCode } from '@/lib/shared/qr-text-code'

/** The code in an address, normalised; at most 40 characters, because it may be quoted. */
export function codeFromParam(param: string): string {
  // By code points: half a surrogate pair cannot be encoded in an address.
  return Array.from(normaliseTextCode(decoded(param)))
    .slice(0, 40)
    .join('')
}

/** The text in the address as typed, for quoting; at most 40 characters. */
export function typedParam(param: string): string {
  return Array.from(decoded(param).trim()).slice(0, 40).join('')
}

function decoded(param: string): string {
  try {
    return decodeURIComponent(param)
  } catch {
    return param
  }
}
