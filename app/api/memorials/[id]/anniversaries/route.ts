import { chooseAnniversaries } from '@/lib/domain/anniversaries/commands/choose-anniversaries'
import { route } from '@/lib/server/http'

export const PUT = route(chooseAnniversaries)
// For forms without script, which only send POST.
export const POST = PUT
