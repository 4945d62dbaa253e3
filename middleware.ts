import { type NextRequest, NextResponse } from 'next/server'
import { getToken } from 'next-auth/jwt'
import { printedCodeTarget } from '@/lib/domain/qr-codes/printed-code-target'

export const config = {
  runtime: 'nodejs',
  matcher: ['/admin/:path*', '/production/:path*', '/QR/:path*'],
}

// A courtesy, not protection: every page and call behind it asks the database who is there.
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (pathname.startsWith('/QR/')) return redirectTo(request, await printedCodeTarget(pathname.slice('/QR/'.length)))
  const token = await getToken({ req: request })
  return token?.sid ? NextResponse.next() : redirectTo(request, '/')
}

function redirectTo(request: NextRequest, path: string) {
  const url = request.nextUrl.clone()
  url.pathname = path
  url.search = ''
  const response = NextResponse.redirect(url, 302)
  response.headers.set('cache-control', 'no-store')
  return response
}
