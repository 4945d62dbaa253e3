import { subscribePush } from '@/lib/domain/notifications/commands/subscribe-push'
import { unsubscribePush } from '@/lib/domain/notifications/commands/unsubscribe-push'
import { route } from '@/lib/server/http'

export const POST = route(subscribePush)
export const DELETE = route(unsubscribePush)
