import { askToFollow } from '@/lib/domain/followers/commands/ask-to-follow'
import { confirmFollowing } from '@/lib/domain/followers/commands/confirm-following'
import { followByPush } from '@/lib/domain/followers/commands/follow-by-push'
import { stopFollowing } from '@/lib/domain/followers/commands/stop-following'
import { followerToken } from '@/lib/domain/followers/follower-token'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createFollower } from '@/tests/factories/followers'
import { createMemorial } from '@/tests/factories/memorials'
import { browserDevice } from '@/tests/factories/push'

let count = 0

export const followerRows: Record<string, AccessRow> = {
  // An open page is for everybody; a closed one: ask-to-follow.test.ts.
  'followers.ask-to-follow': {
    command: askToFollow,
    input: async ({ people }) => ({
      id: (await createMemorial({ owner: people.owner })).id,
      email: `adgang-foelger${++count}@eksempel.dk`,
    }),
    outcomes: outcomes('ok'),
  },
  'followers.follow-by-push': {
    command: followByPush,
    input: async ({ people }) => ({
      id: (await createMemorial({ owner: people.owner })).id,
      ...browserDevice().subscription,
    }),
    outcomes: outcomes('ok'),
  },
  // Both authorised by the secret in the link.
  'followers.confirm-following': {
    command: confirmFollowing,
    input: async ({ memorial }) => ({ token: followerToken((await createFollower({ memorial })).id) }),
    outcomes: outcomes('ok'),
  },
  'followers.stop-following': {
    command: stopFollowing,
    input: async ({ memorial }) => ({ token: followerToken((await createFollower({ memorial })).id) }),
    outcomes: outcomes('ok'),
  },
}
