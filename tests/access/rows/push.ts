import { chooseAnniversaries } from '@/lib/domain/anniversaries/commands/choose-anniversaries'
import { subscribePush } from '@/lib/domain/notifications/commands/subscribe-push'
import { unsubscribePush } from '@/lib/domain/notifications/commands/unsubscribe-push'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { pushDevice } from '@/tests/factories/push'

export const pushRows: Record<string, AccessRow> = {
  'notifications.subscribe-push': {
    command: subscribePush,
    input: () => pushDevice().subscription,
    outcomes: outcomes('ok', { visitor: 401 }),
  },
  'notifications.unsubscribe-push': {
    command: unsubscribePush,
    input: () => ({ endpoint: pushDevice().subscription.endpoint }),
    outcomes: outcomes('ok', { visitor: 401 }),
  },
  'anniversaries.choose-anniversaries': {
    command: chooseAnniversaries,
    input: ({ memorial }) => ({ id: memorial.id, remembersBirth: true, remembersDeath: false }),
    outcomes: outcomes(404, {
      visitor: 401,
      viewer: 403,
      first_reader: 403,
      editor: 403,
      owner: 'ok',
      administrator: 403,
    }),
  },
}
