import 'server-only'
import { createUser } from '@/lib/domain/accounts/create-user'
import { hashPassword } from '@/lib/domain/accounts/password'
import { signInDevice } from '@/lib/domain/accounts/sign-in'
import { assertTermsTicked, recordTicked } from '@/lib/domain/accounts/terms-acceptance'
import { welcomeMail } from '@/lib/domain/accounts/welcome-mail'
import { joinAccountFormName } from '@/lib/domain/members/copy'
import { join } from '@/lib/domain/members/join'
import { getJoining } from '@/lib/domain/members/joining'
import { invitationPath } from '@/lib/domain/members/paths'
import { registerMemberInput } from '@/lib/domain/members/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { anyone, defineCommand } from '@/lib/server/command'

/** An account for somebody who was asked in: the invitation stands in for the code on the stone. */
export const registerMember = defineCommand({
  name: 'members.register-member',
  input: registerMemberInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'register', key: address, points: 30, seconds: 3600 }],
  load: async ({ token, password, terms, termsVersion }) => {
    const joining = await getJoining(token)
    assertTermsTicked({ terms, termsVersion })
    return { joining, passwordHash: await hashPassword(password) }
  },
  authorize: anyone,
  run: async (context, { username, fullName, email, terms, termsVersion }, { joining, passwordHash }) => {
    const user = await createUser(context.tx, { username, fullName, email, passwordHash })
    await recordTicked(context.tx, user.id, { terms, termsVersion })
    const memorial = await join(context, joining, user)
    await signInDevice(context, user)
    await queueMail(context, { to: email, mail: welcomeMail(user) })
    context.about({ type: 'user', id: user.id, detail: { memorial: joining.memorialId, as: memorial.as } })
    return { userData: user, memorial }
  },
  status: 201,
  form: {
    name: joinAccountFormName,
    done: (_, { token = '' }) => invitationPath(token),
    back: ({ token = '' }) => invitationPath(token),
    secret: ['password', 'token'],
  },
})
