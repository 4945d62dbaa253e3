import { type NextRequest, NextResponse } from 'next/server'
import { pathAfterSignIn } from '@/lib/domain/accounts/form-paths'
import { printedCodeTarget } from '@/lib/domain/qr-codes/printed-code-target'
import { readSession, sessionCookieName } from '@/lib/server/session'

export const config = {
  runtime: 'nodejs',
  matcher: ['/admin/:path*', '/production/:path*', '/QR/:path*'],
}

// A convenience, not protection: every page and call behind it checks the session in the database. The file's name is
// decided (docs/decisions/023).
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl
  if (pathname.startsWith('/QR/')) return redirectTo(request, await printedCodeTarget(pathname.slice('/QR/'.length)))
  const cookie = request.cookies.get(sessionCookieName)?.value
  if (!cookie) return redirectTo(request, '/')
  const session = await readSession(cookie)
  if (session && !session.missing) return NextResponse.next()
  // Back to here after signing in again or finishing the sign-in.
  const here = pathname + search
  return redirectTo(
    request,
    session ? pathAfterSignIn(session.missing, here) : `/auth?redirect=${encodeURIComponent(here)}`,
  )
}

function redirectTo(request: NextRequest, path: string) {
  const response = NextResponse.redirect(new URL(path, request.nextUrl), 302)
  response.headers.set('cache-control', 'no-store')
  return response
}
