import { withdrawOffer } from '@/lib/domain/members/commands/withdraw-offer'
import { route } from '@/lib/server/http'

export const POST = route(withdrawOffer)
