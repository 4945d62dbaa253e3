const ANY_SITE = 'https://site.invalid'
const MAX_LENGTH = 2_000

/**
 * The path to redirect to: `input` when it is a path on this site, else `fallback`. Anything a browser could read as
 * another host or scheme is refused, including through encoding or dots. Returned in the browser's normal form: the
 * path that was checked is the path that is followed.
 */
export function safeRedirectPath(input: unknown, fallback: string): string {
  if (typeof input !== 'string' || input.length > MAX_LENGTH || !isPlainPath(input)) return fallback
  const url = parseOnAnySite(input)
  if (!url || url.origin !== ANY_SITE || url.username || url.password) return fallback
  const path = url.pathname + url.search + url.hash
  // Dots can fold into a second slash: /.//evil.example becomes //evil.example.
  return isPlainPath(path) ? path : fallback
}

function isPlainPath(path: string): boolean {
  const decoded = decodedFully(path)
  return path.startsWith('/') && decoded !== null && !hasForbidden(path) && !hasForbidden(decoded)
}

/**
 * Checks slashes in the path only: a query may carry an address. Browsers drop tabs and line ends and turn \ into /.
 */
function hasForbidden(path: string): boolean {
  const beforeQuery = path.split(/[?#]/, 1)[0] ?? ''
  return /^\/[/\\]/.test(path) || beforeQuery.includes('\\') || hasControlCharacter(path)
}

function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

/** The text without any layer of percent encoding; null when malformed or nested deeper than in honest links. */
function decodedFully(text: string): string | null {
  let decoded = text
  for (let layer = 0; layer < 5; layer++) {
    const next = decodedOnce(decoded)
    if (next === null || next === decoded) return next
    decoded = next
  }
  return null
}

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function parseOnAnySite(path: string): URL | null {
  return URL.canParse(path, ANY_SITE) ? new URL(path, ANY_SITE) : null
}
