import { type Actor, halfwayOf, isSignedIn, type SignInStep } from '@/lib/shared/actor'
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

/** The page of the step that a sign-in still asks for, or `path` when there is none. */
export function pathAfterSignIn(step: SignInStep | null | undefined, path: string): string {
  return step ? `/auth/${step}?redirect=${encodeURIComponent(path)}` : path
}

/** Where a caller of a step's page belongs instead; null when the step is theirs. `path` is where they want to. */
export function pathToStep(actor: Actor, step: SignInStep, path: string): string | null {
  const halfway = halfwayOf(actor)
  if (halfway?.step === step) return null
  if (halfway) return pathAfterSignIn(halfway.step, path)
  return isSignedIn(actor) ? path : `/auth?redirect=${encodeURIComponent(path)}`
}

/** The page of a step with what its form carried along, for a refused post and for going on. */
export function stepPagePath(step: SignInStep, { redirect }: Values): string {
  return pathAfterSignIn(step, safeRedirectPath(redirect, '/profile'))
}

/** The page with the login form that a refused post came from, with what it carried along. */
export function loginPagePath(values: Values): string {
  const code = codeIn(values)
  if (code) return `/qr-scan/${code}/login`
  const redirect = safeRedirectPath(values.redirect, '')
  return redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login'
}

/** The page that asks for the password before a sensitive act, with the path to go on to. */
export function confirmPagePath(values: Values): string {
  return `/auth/confirm?redirect=${encodeURIComponent(safeRedirectPath(values.redirect, '/profile'))}`
}

/** The page with the registration form for a code. */
export function registerPagePath(values: Values): string {
  const code = codeIn(values)
  return code ? `/register?qrCode=${code}` : '/register'
}

/** The page that asked for a link to a new password: one with a link that is spent, or the login page. */
export function resetRequestPath(values: Values): string {
  const { token } = values
  return typeof token === 'string' && /^[\w-]{1,100}$/.test(token) ? `/reset-password/${token}` : loginPagePath(values)
}

/** The same page, told that the request for a new password was sent. */
export function resetRequestedPath(values: Values): string {
  const path = resetRequestPath(values)
  return `${path}${path.includes('?') ? '&' : '?'}sendt=1`
}

/** The page that asks for a mail with a link to go on at home, with the code that was carried along. */
export function emailLinkPagePath(values: Values): string {
  const code = codeIn(values)
  return code ? `/qr-email-register?qrCode=${code}` : '/qr-email-register'
}
