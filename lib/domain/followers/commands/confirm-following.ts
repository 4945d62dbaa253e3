import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { followingForm } from '@/lib/domain/followers/copy'
import { followerIdOf } from '@/lib/domain/followers/follower-token'
import { followingPath } from '@/lib/domain/followers/paths'
import { followerInput } from '@/lib/domain/followers/schema'
import { anyone, defineCommand } from '@/lib/server/command'

/** Whoever reads the mailbox says yes: from now on its address follows the page. Throws TOKEN_UNKNOWN. */
export const confirmFollowing = defineCommand({
  name: 'followers.confirm-following',
  session: 'optional',
  input: followerInput,
  load: async ({ token }) => followerIdOf(token),
  authorize: anyone,
  run: async ({ tx, about }, _, id) => {
    const follower = id && (await tx.follower.findUnique({ where: { id }, select: { memorialId: true } }))
    if (!follower) throw new AccountError('TOKEN_UNKNOWN')
    await tx.follower.updateMany({ where: { id, confirmedAt: null }, data: { confirmedAt: new Date() } })
    about({ type: 'memorial', id: follower.memorialId })
    return { ok: true }
  },
  form: {
    name: followingForm,
    done: (_, { token = '' }) => followingPath(token),
    back: ({ token = '' }) => followingPath(token),
    secret: ['token'],
  },
})
