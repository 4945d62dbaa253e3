import { payRenewal } from '@/lib/domain/subscriptions/commands/pay-renewal'
import { route } from '@/lib/server/http'

export const POST = route(payRenewal)
