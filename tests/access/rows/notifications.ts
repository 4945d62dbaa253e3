import { chooseMails } from '@/lib/domain/notifications/commands/choose-mails'
import { dropMails } from '@/lib/domain/notifications/commands/drop-mails'
import { markNotificationsRead } from '@/lib/domain/notifications/commands/mark-notifications-read'
import { resendMail } from '@/lib/domain/notifications/commands/resend-mail'
import { resendMails } from '@/lib/domain/notifications/commands/resend-mails'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'

let count = 0

async function writeMail(): Promise<string> {
  const data = {
    messageId: `adgang-${++count}`,
    template: 'welcome',
    recipient: 'bo@eksempel.dk',
    subject: 'Velkommen',
    html: '<p>Velkommen</p>',
    text: 'Velkommen',
    status: 'failed' as const,
  }
  return (await db.mail.create({ data })).id
}

export const notificationRows: Record<string, AccessRow> = {
  'notifications.choose-mails': {
    command: chooseMails,
    input: () => ({ frequency: 'daily', quiet: 'week' }),
    outcomes: outcomes('ok', { visitor: 401 }),
  },
  'notifications.mark-notifications-read': {
    command: markNotificationsRead,
    input: async ({ people }) => {
      const data = { userId: people.owner.id, kind: 'contribution_received' as const }
      return { ids: [(await db.notification.create({ data })).id] }
    },
    outcomes: outcomes(404, { visitor: 401, owner: 'ok' }),
  },
  'notifications.resend-mail': {
    command: resendMail,
    input: async () => ({ id: await writeMail() }),
    outcomes: outcomes(403, { visitor: 401, administrator: 'ok' }),
  },
  'notifications.resend-mails': {
    command: resendMails,
    input: async () => ({ ids: [await writeMail()] }),
    outcomes: outcomes(403, { visitor: 401, administrator: 'ok' }),
  },
  'notifications.drop-mails': {
    command: dropMails,
    input: async () => ({ ids: [await writeMail()] }),
    outcomes: outcomes(403, { visitor: 401, administrator: 'ok' }),
  },
}
