import { removeProgramme } from '@/lib/domain/ceremonies/commands/remove-programme'
import { route } from '@/lib/server/http'

export const POST = route(removeProgramme)
