import 'server-only'
import { followerToken } from '@/lib/domain/followers/follower-token'
import { followingPath } from '@/lib/domain/followers/paths'
import { pushFollowerJob } from '@/lib/domain/followers/push-follower'
import { followByPushInput } from '@/lib/domain/followers/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { arePushKeys, isBrowsersPushService } from '@/lib/integrations/push/send-push'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { daySeconds, hourSeconds } from '@/lib/shared/durations'
import { fullName } from '@/lib/shared/names'
import { isOpenPage } from '@/lib/shared/open-page'

/**
 * A browser follows the page by push: it has asked its person itself, so no mail confirms it. The first message comes at
 * once, and an address that takes none is forgotten by it. Again changes nothing. Returns where following is stopped.
 */
export const followByPush = defineCommand({
  name: 'followers.follow-by-push',
  session: 'optional',
  input: followByPushInput,
  // Enough for a funeral party on one wifi.
  limits: (_, { address }) => [{ name: 'followers.asker', key: address, points: 60, seconds: hourSeconds }],
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: (_, page) => isOpenPage(page),
  subjectLimits: ({ endpoint }, _, { id }) => [
    { name: 'followers.browser', key: endpoint, points: 20, seconds: daySeconds },
    { name: 'followers.page', key: id, points: 200, seconds: hourSeconds },
  ],
  run: async ({ tx, enqueue, about }, { endpoint, keys }, { id: memorialId }): Promise<{ next: string }> => {
    // Anybody may call this, so messages only go to the services of browsers, with keys that they can be encrypted for.
    if (!isBrowsersPushService(endpoint) || !arePushKeys(keys)) {
      throw new DomainError('INVALID_INPUT', {}, { endpoint: 'Browseren kan ikke få besked. Følg siden med mail.' })
    }
    const where = { memorialId_endpoint: { memorialId, endpoint } }
    const known = await tx.follower.findUnique({ where, select: { id: true } })
    const { id } = await tx.follower.upsert({
      where,
      create: { memorialId, endpoint, ...keys, confirmedAt: new Date() },
      update: { ...keys, failingSince: null, restsUntil: null },
      select: { id: true },
    })
    about({ type: 'memorial', id: memorialId })
    const settings = followingPath(followerToken(id))
    if (known) return { next: settings }
    const { slug, ...names } = await tx.memorial.findUniqueOrThrow({
      where: { id: memorialId },
      select: { slug: true, firstName: true, middleName: true, lastName: true },
    })
    const message = {
      title: `Mindesiden for ${fullName(names)}`,
      body: 'Du får besked her, når der er kommet noget nyt.',
      path: `/memorial/${slug}`,
      tag: `side-${memorialId}`,
      settings,
    }
    await enqueue(pushFollowerJob, { followerId: id, message })
    return { next: settings }
  },
})
