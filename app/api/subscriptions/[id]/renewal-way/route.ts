import { changeRenewalWay } from '@/lib/domain/subscriptions/commands/change-renewal-way'
import { route } from '@/lib/server/http'

export const POST = route(changeRenewalWay)
