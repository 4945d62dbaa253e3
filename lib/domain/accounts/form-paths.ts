import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

type Values = Readonly<Record<string, unknown>>

/** A code that a form carried along, in its stored form; null when it is none of ours. */
export function codeIn(values: Values): string | null {
  return typeof values.qrCode === 'string' && isTextCode(values.qrCode) ? normaliseTextCode(values.qrCode) : null
}

/** Where a sign-in goes on to: back to the code it came from, else the path it was asked for, else the profile. */
export function pathAfterLogin(values: Values): string {
  const code = codeIn(values)
  return code ? `/qr-scan/${code}` : safeRedirectPath(values.redirect, '/profile')
}

/** The page with the login form that a refused post came from, with what it carried along. */
export function loginPagePath(values: Values): string {
  const code = codeIn(values)
  if (code) return `/qr-scan/${code}/login`
  const redirect = safeRedirectPath(values.redirect, '')
  return redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login'
}

/** The page with the registration form for a code. */
export function registerPagePath(values: Values): string {
  const code = codeIn(values)
  return code ? `/register?qrCode=${code}` : '/register'
}
