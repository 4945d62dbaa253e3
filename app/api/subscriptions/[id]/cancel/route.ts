import { cancelSubscription } from '@/lib/domain/subscriptions/commands/cancel-subscription'
import { route } from '@/lib/server/http'

export const POST = route(cancelSubscription)
