import { subscribePush } from '@/lib/domain/notifications/commands/subscribe-push'
import type { PushCall } from '@/lib/integrations/push/send-push'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, signIn } from '@/tests/factories/accounts'
import { pushDevice } from '@/tests/factories/push'

/** A push message. */
export const message = {
  title: 'Mindesiden for Karen Holm',
  body: 'Der er tændt et lys.',
  path: '/memorial/karen',
  tag: 'lys',
}

type Account = Awaited<ReturnType<typeof createAccount>>
/** Enables push messages on a new device of the account. */
export const subscribe = async (account: Account, device = pushDevice()) =>
  execute(subscribePush, callerFor((await signIn(account)).actor), device.subscription)

/** An account with one subscribed device. */
export async function subscribed() {
  const [account, device] = [await createAccount(), pushDevice()]
  const { actor } = await signIn(account)
  await execute(subscribePush, callerFor(actor), device.subscription)
  const { endpoint } = device.subscription
  const { id } = await db.pushSubscription.findUniqueOrThrow({ where: { endpoint } })
  return { account, actor, device, subscriptionId: id }
}

/** A push service that answers with this status and records the calls. */
export function service(status: number) {
  const calls: PushCall[] = []
  const transport = async (call: PushCall) => {
    calls.push(call)
    return status
  }
  return { calls, transport }
}
