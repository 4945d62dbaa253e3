import { normaliseTextCode } from '@/lib/shared/qr-text-code'

/** The code in an address, in its stored form as far as it is one; never longer than a sentence should quote. */
export function codeFromParam(param: string): string {
  // By characters: half of one could not be written into an address again.
  return Array.from(normaliseTextCode(decoded(param)))
    .slice(0, 40)
    .join('')
}

/** What stood in the address, to be quoted to the person who typed it; at most 40 characters. */
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
