import { setPrice } from '@/lib/domain/billing/commands/set-price'
import { route } from '@/lib/server/http'

export const POST = route(setPrice)
