import { proposeAgain } from '@/lib/domain/songs/commands/propose-again'
import { route } from '@/lib/server/http'

export const POST = route(proposeAgain)
