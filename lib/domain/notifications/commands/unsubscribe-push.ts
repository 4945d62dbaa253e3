import 'server-only'
import { type PushState, unsubscribePushInput } from '@/lib/domain/notifications/push-schema'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'

/** Tells this device nothing more. One that is not known, or is somebody else's, is left as it is and told the same. */
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
