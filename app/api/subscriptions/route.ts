import { buyPlan } from '@/lib/domain/subscriptions/commands/buy-plan'
import { route } from '@/lib/server/http'

export const POST = route(buyPlan)
