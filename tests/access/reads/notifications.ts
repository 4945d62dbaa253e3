import { mailListInput } from '@/lib/domain/notifications/mail-list-schema'
import * as mails from '@/lib/domain/notifications/mail-queries'
import * as push from '@/lib/domain/notifications/queries'
import * as queries from '@/lib/domain/notifications/queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

function writeMail({ people: { owner } }: World) {
  const about = { template: 'welcome', recipient: owner.email, subject: 'Velkommen' }
  const data = { ...about, messageId: crypto.randomUUID(), html: 'Hej', text: 'Hej' }
  return db.mail.create({ data, select: { id: true } })
}

export const notificationReads: Record<string, ReadRow> = {
  'notifications.list-notifications': {
    read: queries.listNotifications,
    input: async ({ memorial, people: { owner } }) => {
      await db.notification.create({ data: { userId: owner.id, kind: 'anniversary', memorialId: memorial.id } })
      return {}
    },
    outcomes: readOutcomes('nothing', { visitor: 401, owner: 'ok' }),
  },
  'notifications.count-unread-notifications': {
    read: queries.countUnreadNotifications,
    input: () => ({}),
    outcomes: readOutcomes('ok', { visitor: 401 }),
  },
  'notifications.get-mail-choices': {
    read: queries.getMailChoices,
    input: () => ({}),
    outcomes: readOutcomes('ok', { visitor: 401 }),
  },
  // Not even for the receiver, who has it in the mailbox.
  'notifications.list-mails': {
    read: mails.listMails,
    input: async (world) => {
      await writeMail(world)
      return mailListInput.parse({})
    },
    outcomes: administratorsOnly,
  },
  'notifications.get-mails-file': {
    read: mails.getMailsFile,
    input: () => mailListInput.parse({}),
    outcomes: administratorsOnly,
  },
  'notifications.count-mails': { read: mails.countMails, input: () => ({}), outcomes: administratorsOnly },
  'notifications.list-mails-to': {
    read: mails.listMailsTo,
    input: async (world) => {
      await writeMail(world)
      return { address: world.people.owner.email, most: 5 }
    },
    outcomes: administratorsOnly,
  },
  'notifications.get-mail': { read: mails.getMail, input: writeMail, outcomes: administratorsOnly },
  // Of the caller's own session; none here has subscribed.
  'notifications.find-push-endpoint': {
    read: push.findPushEndpoint,
    input: () => ({}),
    outcomes: readOutcomes('nothing'),
  },
  'notifications.get-push-public-key': { read: push.getPushPublicKey, input: () => ({}), outcomes: readOutcomes('ok') },
}
