import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptionsFor } from '@/lib/domain/accounts/auth-options'
import { DomainError } from '@/lib/server/errors'
import { describeRefusal, refusalAsJson } from '@/lib/server/http'
import { sessionCookieName } from '@/lib/server/session'
import { withBoundedBody } from '@/lib/server/with-bounded-body'

type Context = { params: Promise<{ nextauth: string[] }> }

/** What programs need to sign in and out; the library's other addresses, such as its log, do not exist here. */
const used = {
  GET: ['csrf', 'error', 'providers', 'session', 'signin', 'signout'],
  POST: ['callback/credentials', 'session', 'signin/credentials', 'signout'],
}

async function handler(request: NextRequest, context: Context) {
  const { nextauth } = await context.params
  const isUsed = used[request.method === 'POST' ? 'POST' : 'GET'].includes(nextauth.join('/'))
  if (!isUsed) return refusalAsJson(describeRefusal(new DomainError('NOT_FOUND'), 'next-auth'))
  return NextAuth(request, context, await authOptionsFor(request.cookies.get(sessionCookieName)?.value))
}

export { handler as GET }
export const POST = withBoundedBody('next-auth', handler)
