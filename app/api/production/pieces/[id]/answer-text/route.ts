import { answerText } from '@/lib/domain/production/commands/answer-text'
import { route } from '@/lib/server/http'

export const POST = route(answerText)
