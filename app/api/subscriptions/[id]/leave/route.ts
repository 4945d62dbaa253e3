import { leaveSubscription } from '@/lib/domain/subscriptions/commands/leave-subscription'
import { route } from '@/lib/server/http'

export const POST = route(leaveSubscription)
