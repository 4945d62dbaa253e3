import { type Actor, halfwayOf, isSignedIn, type SignInStep } from '@/lib/shared/actor'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

type Values = Readonly<Record<string, unknown>>

/** The code in a form's values, normalised; null when it is not one of ours. */
export function codeIn(values: Values): string | null {
  return typeof values.qrCode === 'string' && isTextCode(values.qrCode) ? normaliseTextCode(values.qrCode) : null
}

/** Where a sign-in leads: back to the code it came from, else to the requested path, else to the profile. */
export function pathAfterLogin(values: Values): string {
  const code = codeIn(values)
  return code ? `/qr-scan/${code}` : safeRedirectPath(values.redirect, '/profile')
}

/** The page of the sign-in's next step, or `path` when there is none. */
export function pathAfterSignIn(step: SignInStep | null | undefined, path: string): string {
  return step ? `/auth/${step}?redirect=${encodeURIComponent(path)}` : path
}

/** Where to redirect a caller who does not belong on this step's page; null when they do. `path` is the destination. */
export function pathToStep(actor: Actor, step: SignInStep, path: string): string | null {
  const halfway = halfwayOf(actor)
  if (halfway?.step === step) return null
  if (halfway) return pathAfterSignIn(halfway.step, path)
  return isSignedIn(actor) ? path : `/auth?redirect=${encodeURIComponent(path)}`
}

/** The page of a step, with the destination from its form's values. */
export function stepPagePath(step: SignInStep, { redirect }: Values): string {
  return pathAfterSignIn(step, safeRedirectPath(redirect, '/profile'))
}

/** The page of the login form that a refused post came from, with its code or destination. */
export function loginPagePath(values: Values): string {
  const code = codeIn(values)
  if (code) return `/qr-scan/${code}/login`
  const redirect = safeRedirectPath(values.redirect, '')
  return redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login'
}

/** The page that asks for the password before a sensitive act, with the destination. */
export function confirmPagePath(values: Values): string {
  return `/auth/confirm?redirect=${encodeURIComponent(safeRedirectPath(values.redirect, '/profile'))}`
}

/** The page with the registration form for a code. */
export function registerPagePath(values: Values): string {
  const code = codeIn(values)
  return code ? `/register?qrCode=${code}` : '/register'
}

/** The page that requested a link to a new password: that of a dead link, or the login page. */
export function resetRequestPath(values: Values): string {
  const { token } = values
  return typeof token === 'string' && /^[\w-]{1,100}$/.test(token) ? `/reset-password/${token}` : loginPagePath(values)
}

/** The same page, saying that the request was sent. */
export function resetRequestedPath(values: Values): string {
  const path = resetRequestPath(values)
  return `${path}${path.includes('?') ? '&' : '?'}sendt=1`
}

/** The page where a link for finishing at home is requested, with the code from the form's values. */
export function emailLinkPagePath(values: Values): string {
  const code = codeIn(values)
  return code ? `/qr-email-register?qrCode=${code}` : '/qr-email-register'
}
