import { approveBuyer } from '@/lib/domain/shop-orders/commands/approve-buyer'
import { route } from '@/lib/server/http'

export const POST = route(approveBuyer)
