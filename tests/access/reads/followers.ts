import { followerToken } from '@/lib/domain/followers/follower-token'
import { countFollowers, findFollowing, getFollowedPage } from '@/lib/domain/followers/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createFollower } from '@/tests/factories/followers'
import { createMemorial } from '@/tests/factories/memorials'

export const followerReads: Record<string, ReadRow> = {
  'followers.get-followed-page': {
    read: getFollowedPage,
    input: async ({ people }) => ({ id: (await createMemorial({ owner: people.owner })).id }),
    outcomes: readOutcomes('ok'),
  },
  // Authorised by the secret in the link.
  'followers.find-following': {
    read: findFollowing,
    input: async ({ memorial }) => ({ token: followerToken((await createFollower({ memorial })).id) }),
    outcomes: readOutcomes('ok'),
  },
  'followers.count-followers': {
    read: countFollowers,
    input: ({ memorial }) => ({ id: memorial.slug }),
    // For members; an administrator sees the page but has no membership.
    outcomes: readOutcomes('ok', { visitor: 404, foreign: 404, production: 404, administrator: 403 }),
  },
}
