import { answerLink } from '@/lib/domain/tree-links/commands/answer-link'
import { route } from '@/lib/server/http'

export const POST = route(answerLink)
