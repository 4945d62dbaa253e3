import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

/** The addresses of a code: as printed, as on older stones, and where those redirect. */
const codePath = /^\/(?:qr|qr-scan|memorial\/qr)\/([^/]+)(?:\/dual)?\/?$/i

export function isCodePath(path: string): boolean {
  return codeInPath(path) !== null
}

/** The code in its stored form; null when the address is not a code's. */
export function codeInPath(path: string): string | null {
  const [, segment = ''] = codePath.exec(path) ?? []
  try {
    const code = normaliseTextCode(decodeURIComponent(segment))
    return isTextCode(code) ? code : null
  } catch {
    return null
  }
}
