import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptionsFor } from '@/lib/domain/accounts/auth-options'
import { sessionCookieName } from '@/lib/server/session'
import { withBoundedBody } from '@/lib/server/with-bounded-body'

type Context = { params: Promise<{ nextauth: string[] }> }

async function handler(request: NextRequest, context: Context) {
  return NextAuth(request, context, await authOptionsFor(request.cookies.get(sessionCookieName)?.value))
}

export { handler as GET }
export const POST = withBoundedBody('next-auth', handler)
