import NextAuth from 'next-auth'
import { authOptions } from '@/lib/domain/accounts/auth-options'
import { withBoundedBody } from '@/lib/server/with-bounded-body'

const handler = NextAuth(authOptions)

export { handler as GET }
export const POST = withBoundedBody('next-auth', handler)
