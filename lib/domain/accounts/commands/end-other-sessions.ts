import 'server-only'
import { z } from 'zod'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'
import { endSessions } from '@/lib/server/session'

/** Signs the account out on every device but this one. */
export const endOtherSessions = defineCommand({
  name: 'accounts.end-other-sessions',
  input: z.object({}),
  session: 'required',
  load: nothing,
  authorize: anySignedIn,
  run: async ({ tx, actor, about }) => {
    about({ type: 'user', id: actor.userId })
    // A sign-in code that is still shown would sign in a new device.
    await endOpenTokens(tx, actor.userId, ['sign_in'])
    return { ended: await endSessions(tx, actor.userId, actor.sessionId) }
  },
  form: { name: 'enheder', done: () => '/profile#enheder', back: () => '/profile' },
})
