import 'server-only'
import { z } from 'zod'
import { endOwnSession } from '@/lib/domain/accounts/sign-in'
import { anyone, defineCommand, nothing } from '@/lib/server/command'
import { sessionCookieName } from '@/lib/server/session'

/** Ends this device's session. Answers the same when there is none. */
export const logOut = defineCommand({
  name: 'accounts.log-out',
  input: z.object({}),
  session: 'optional',
  load: nothing,
  authorize: anyone,
  run: async (context) => {
    await endOwnSession(context)
    context.setCookie({ name: sessionCookieName, value: '', maxAgeSeconds: 0 })
    return { ok: true }
  },
  form: { name: 'logout', done: () => '/', back: () => '/' },
})
