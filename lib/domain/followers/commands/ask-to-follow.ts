import 'server-only'
import { followForm } from '@/lib/domain/followers/copy'
import { followerToken } from '@/lib/domain/followers/follower-token'
import { followingPath, followPath } from '@/lib/domain/followers/paths'
import { askToFollowInput } from '@/lib/domain/followers/schema'
import { retentionDays } from '@/lib/domain/legal/retention'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { defineCommand } from '@/lib/server/command'
import { wholeAddress } from '@/lib/server/whole-address'
import { daySeconds, hourSeconds } from '@/lib/shared/durations'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { fullName } from '@/lib/shared/names'
import { isOpenPage } from '@/lib/shared/open-page'

const template = 'follow-confirmation'

/**
 * Mails a link by which the address's owner follows the page. Whether the address follows already changes neither the
 * answer nor the work: nobody learns it by asking.
 */
export const askToFollow = defineCommand({
  name: 'followers.ask-to-follow',
  session: 'optional',
  input: askToFollowInput,
  // Enough for a funeral party on one wifi.
  limits: (_, { address }) => [{ name: 'followers.asker', key: address, points: 60, seconds: hourSeconds }],
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: (_, page) => isOpenPage(page),
  subjectLimits: ({ email }, _, { id }) => [
    { name: 'followers.mailbox', key: `${id} ${emailKeyOf(email)}`, points: 3, seconds: daySeconds },
    { name: 'followers.page', key: id, points: 200, seconds: hourSeconds },
  ],
  run: async (context, { email }, { id: memorialId }) => {
    const { tx } = context
    await assertMailboxQuota(tx, { to: email, template })
    const emailKey = emailKeyOf(email)
    const { id } = await tx.follower.upsert({
      where: { memorialId_emailKey: { memorialId, emailKey } },
      create: { memorialId, email, emailKey },
      update: { askedAt: new Date() },
      select: { id: true },
    })
    const { members, ...names } = await tx.memorial.findUniqueOrThrow({
      where: { id: memorialId },
      select: {
        firstName: true,
        middleName: true,
        lastName: true,
        members: { where: { role: 'owner' }, select: { userId: true } },
      },
    })
    const props = {
      memorialName: fullName(names),
      followUrl: wholeAddress(followingPath(followerToken(id))),
      validDays: retentionDays.unconfirmedFollower,
    }
    // The name is the owner's words: only a confirmed account sends them to an address that somebody typed.
    const from = members[0] && { from: members[0].userId }
    await queueMail(context, { to: email, ...from, followerId: id, mail: { template, props } })
    context.about({ type: 'memorial', id: memorialId })
    return { ok: true }
  },
  form: {
    name: followForm,
    done: (_, { id = '' }) => `${followPath(id)}?sendt=1`,
    back: ({ id = '' }) => followPath(id),
  },
})
