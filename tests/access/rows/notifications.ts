import { chooseMails } from '@/lib/domain/notifications/commands/choose-mails'
import { markNotificationsRead } from '@/lib/domain/notifications/commands/mark-notifications-read'
import { resendMail } from '@/lib/domain/notifications/commands/resend-mail'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'

let count = 0

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
    input: async () => {
      const data = {
        messageId: `adgang-${++count}`,
        template: 'welcome',
        recipient: 'bo@eksempel.dk',
        subject: 'Velkommen',
        html: '<p>Velkommen</p>',
        text: 'Velkommen',
        status: 'failed' as const,
      }
      return { id: (await db.mail.create({ data })).id }
    },
    outcomes: outcomes(403, { visitor: 401, administrator: 'ok' }),
  },
}
