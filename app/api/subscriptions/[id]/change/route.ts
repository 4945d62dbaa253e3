import { changePlan } from '@/lib/domain/subscriptions/commands/change-plan'
import { route } from '@/lib/server/http'

export const POST = route(changePlan)
