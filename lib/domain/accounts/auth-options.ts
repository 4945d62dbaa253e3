import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import { decode } from 'next-auth/jwt'
import CredentialsProvider from 'next-auth/providers/credentials'
import { logIn } from '@/lib/domain/accounts/commands/log-in'
import { AccountError } from '@/lib/domain/accounts/errors'
import { userView, userViewColumns } from '@/lib/domain/accounts/users'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import { findSession, sessionCookieName } from '@/lib/server/session'
import { sessionMaxAgeSeconds } from '@/lib/shared/session-times'

/**
 * The stock next-auth routes on top of our own sessions: same cookie, same rows, same sign-in command. A cookie whose
 * row has ended is no session here either. Staff cannot sign in here, because these routes have no step for the second
 * factor.
 */
export const authOptions: NextAuthOptions = {
  secret: env.NEXTAUTH_SECRET,
  session: { strategy: 'jwt', maxAge: sessionMaxAgeSeconds },
  useSecureCookies: env.secureCookies,
  cookies: {
    sessionToken: {
      name: sessionCookieName,
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: env.secureCookies },
    },
  },
  pages: { signIn: '/login', signOut: '/', error: '/login' },
  jwt: {
    decode: async (params) => ((await findSession(params.token ?? null)) ? decode(params) : null),
  },
  providers: [
    CredentialsProvider({
      name: 'Mindelund',
      credentials: {
        username: { label: 'Brugernavn eller email' },
        password: { label: 'Adgangskode', type: 'password' },
      },
      authorize: (credentials, request) => signIn(credentials, request.headers ?? {}),
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) =>
      user && 'sid' in user ? { sub: user.id, sid: user.sid } : { sub: token.sub, sid: token.sid },
    session: async ({ session, token }) => {
      const user = await db.user.findUniqueOrThrow({ where: { id: token.sub ?? '' }, select: userViewColumns })
      const shown = { ...userView(user), name: user.fullName }
      return { ...session, user: shown }
    },
  },
  // The library logs a cookie of an ended session as an error.
  logger: {
    error: (code) => log.info({ code }, 'next-auth'),
    warn: (code) => log.info({ code }, 'next-auth'),
    debug: () => {},
  },
  events: {
    signOut: async ({ token }) => {
      if (typeof token?.sid !== 'string') return
      await db.session.updateMany({ where: { id: token.sid, endedAt: null }, data: { endedAt: new Date() } })
    },
  },
}

/** The options for one request: a renewed cookie expires no later than its row. */
export async function authOptionsFor(cookie: string | undefined): Promise<NextAuthOptions> {
  const session = await findSession(cookie ?? null)
  if (!session) return authOptions
  const maxAge = Math.max(1, Math.floor((session.expiresAt.getTime() - Date.now()) / 1000))
  return { ...authOptions, session: { strategy: 'jwt', maxAge } }
}

async function signIn(credentials: Record<string, string> | undefined, headers: Record<string, unknown>) {
  try {
    const { result, cookies } = await execute(
      logIn,
      {
        actor: { kind: 'visitor', contributorHash: null },
        address: textOf(headers['x-client-address']) ?? 'unknown',
        userAgent: textOf(headers['user-agent']),
        scripted: true,
      },
      { username: credentials?.username, password: credentials?.password },
    )
    const opened = cookies.find(({ name }) => name === sessionCookieName)
    const token = await decode({ secret: env.NEXTAUTH_SECRET, token: opened?.value ?? '' })
    if (result.nextStep) throw new AccountError('SECOND_FACTOR_NEEDED')
    return { ...result.userData, sid: token?.sid }
  } catch (error) {
    // next-auth passes the message on to the sign-in page.
    throw new Error((error instanceof DomainError ? error : new DomainError('INTERNAL')).sentence)
  }
}

function textOf(header: unknown): string | null {
  return typeof header === 'string' && header !== '' ? header : null
}
