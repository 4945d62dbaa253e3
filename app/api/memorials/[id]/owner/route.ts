import { offerOwnership } from '@/lib/domain/members/commands/offer-ownership'
import { route } from '@/lib/server/http'

export const POST = route(offerOwnership)
