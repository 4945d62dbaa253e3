import 'server-only'
import { createUser } from '@/lib/domain/accounts/create-user'
import { hashPassword } from '@/lib/domain/accounts/password'
import { signInDevice } from '@/lib/domain/accounts/sign-in'
import { assertTermsTicked, recordTicked } from '@/lib/domain/accounts/terms-acceptance'
import { welcomeMail } from '@/lib/domain/accounts/welcome-mail'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { heirFormName } from '@/lib/domain/privacy/copy'
import { invitationPath } from '@/lib/domain/privacy/deletion-mails'
import { registerHeirInput } from '@/lib/domain/privacy/schema'
import { getHandover, takeOver } from '@/lib/domain/privacy/take-over'
import { anyone, defineCommand } from '@/lib/server/command'

/** An account for the one who was asked to take a page over: the invitation stands in for the code on the stone. */
export const registerHeir = defineCommand({
  name: 'privacy.register-heir',
  input: registerHeirInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'register', key: address, points: 30, seconds: 3600 }],
  load: async ({ token, password, terms, termsVersion }) => {
    const handover = await getHandover(token)
    assertTermsTicked({ terms, termsVersion })
    return { handover, passwordHash: await hashPassword(password) }
  },
  authorize: anyone,
  run: async (context, { username, fullName, email, terms, termsVersion }, { handover, passwordHash }) => {
    const user = await createUser(context.tx, { username, fullName, email, passwordHash })
    await recordTicked(context.tx, user.id, { terms, termsVersion })
    const memorial = await takeOver(context, handover, user)
    await signInDevice(context, user)
    await queueMail(context, { to: email, mail: welcomeMail(user) })
    context.about({ type: 'user', id: user.id, detail: { memorial: handover.memorialId, from: handover.giverId } })
    return { userData: user, memorial }
  },
  status: 201,
  form: {
    name: heirFormName,
    done: (_, { token = '' }) => invitationPath(token),
    back: ({ token = '' }) => invitationPath(token),
    secret: ['password', 'token'],
  },
})
