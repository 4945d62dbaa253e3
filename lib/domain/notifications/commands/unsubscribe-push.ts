import 'server-only'
import { type PushState, unsubscribePushInput } from '@/lib/domain/notifications/schema'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'

/** Stops messages to this device. An unknown device, or another account's, is left alone with the same answer. */
export const unsubscribePush = defineCommand({
  name: 'notifications.unsubscribe-push',
  input: unsubscribePushInput,
  session: 'required',
  load: nothing,
  authorize: anySignedIn,
  run: async ({ tx, actor: { userId }, about }, { endpoint }): Promise<PushState> => {
    await tx.pushSubscription.deleteMany({ where: { userId, endpoint } })
    const devices = await tx.pushSubscription.count({ where: { userId } })
    about({ type: 'user', id: userId, detail: { devices } })
    return { devices }
  },
})
