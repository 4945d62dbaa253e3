import 'server-only'
import { followerIdOf } from '@/lib/domain/followers/follower-token'
import { type FollowedPageView, type FollowingView, followerInput } from '@/lib/domain/followers/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { fullName } from '@/lib/shared/names'
import { isOpenPage } from '@/lib/shared/open-page'

const nameColumns = { slug: true, firstName: true, middleName: true, lastName: true } as const

/** A page that may be followed: one that is open to everybody. */
export const getFollowedPage = defineRead({
  name: 'followers.get-followed-page',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: (_, page) => isOpenPage(page),
  run: async (_, __, { id }): Promise<FollowedPageView> =>
    pageView(await db.memorial.findUniqueOrThrow({ where: { id }, select: nameColumns })),
})

type Named = { slug: string; firstName: string; middleName: string | null; lastName: string | null }

const pageView = ({ slug, ...names }: Named): FollowedPageView => ({ slug, memorialName: fullName(names) })

/** What a follower's link leads to. The link is all it takes: whoever has it reads the mailbox or has the browser. */
export const findFollowing = defineRead({
  name: 'followers.find-following',
  session: 'optional',
  input: followerInput,
  authorize: anyone,
  run: async (_, { token }): Promise<FollowingView> => {
    const id = followerIdOf(token)
    const row =
      id &&
      (await db.follower.findUnique({
        where: { id },
        select: {
          confirmedAt: true,
          endpoint: true,
          memorial: { select: { ...nameColumns, state: true, visibility: true, hiddenAt: true } },
        },
      }))
    if (!row) return { kind: 'over' }
    const { confirmedAt, endpoint, memorial } = row
    const page = isOpenPage(memorial) ? pageView(memorial) : null
    return { kind: confirmedAt ? 'following' : 'asked', by: endpoint ? 'browser' : 'mail', page }
  },
})

/** How many follow a page; for its members. Who they are is told to nobody. */
export const countFollowers = defineRead({
  name: 'followers.count-followers',
  session: 'optional',
  input: memorialKeyInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: (_, { role }) => role !== null,
  run: (_, __, { id: memorialId }) => db.follower.count({ where: { memorialId, confirmedAt: { not: null } } }),
})
