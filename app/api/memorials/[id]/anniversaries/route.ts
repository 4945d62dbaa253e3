import { chooseAnniversaries } from '@/lib/domain/anniversaries/commands/choose-anniversaries'
import { route } from '@/lib/server/http'

export const PUT = route(chooseAnniversaries)
// A form without script knows no PUT.
export const POST = PUT
