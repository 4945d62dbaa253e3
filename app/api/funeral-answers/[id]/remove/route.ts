import { removeAnswer } from '@/lib/domain/ceremonies/commands/remove-answer'
import { route } from '@/lib/server/http'

export const POST = route(removeAnswer)
