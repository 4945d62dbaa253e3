import { withdrawSubscription } from '@/lib/domain/subscriptions/commands/withdraw-subscription'
import { route } from '@/lib/server/http'

export const POST = route(withdrawSubscription)
