import { addProgramme } from '@/lib/domain/ceremonies/commands/add-programme'
import { route } from '@/lib/server/http'

export const POST = route(addProgramme)
