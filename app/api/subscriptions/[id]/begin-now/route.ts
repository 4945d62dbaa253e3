import { beginPlanNow } from '@/lib/domain/subscriptions/commands/begin-plan-now'
import { route } from '@/lib/server/http'

export const POST = route(beginPlanNow)
