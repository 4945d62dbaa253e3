import 'server-only'
import { AccountError } from '@/lib/domain/accounts/errors'
import { followingForm } from '@/lib/domain/followers/copy'
import { followerIdOf } from '@/lib/domain/followers/follower-token'
import { followingPath } from '@/lib/domain/followers/paths'
import { followerInput } from '@/lib/domain/followers/schema'
import { anyone, defineCommand } from '@/lib/server/command'

/**
 * Forgets the follower. Not limited by network address, because mail programs press for many people from one; the token
 * cannot be guessed. Doing it again changes nothing. Throws TOKEN_UNKNOWN for a token that is not ours.
 */
export const stopFollowing = defineCommand({
  name: 'followers.stop-following',
  session: 'optional',
  input: followerInput,
  load: async ({ token }) => {
    const id = followerIdOf(token)
    if (!id) throw new AccountError('TOKEN_UNKNOWN')
    return id
  },
  authorize: anyone,
  subjectLimits: (_, __, id) => [{ name: 'followers.stop', key: id, points: 60, seconds: 3600 }],
  run: async ({ tx }, _, id) => {
    await tx.follower.deleteMany({ where: { id } })
    return { ok: true }
  },
  form: {
    name: followingForm,
    done: (_, { token = '' }) => followingPath(token),
    back: ({ token = '' }) => followingPath(token),
    secret: ['token'],
  },
})
