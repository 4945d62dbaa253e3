import { answerCase } from '@/lib/domain/support/commands/answer-case'
import { route } from '@/lib/server/http'

export const POST = route(answerCase)
