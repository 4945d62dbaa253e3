import { removeComingPrice } from '@/lib/domain/billing/commands/remove-coming-price'
import { route } from '@/lib/server/http'

export const POST = route(removeComingPrice)
