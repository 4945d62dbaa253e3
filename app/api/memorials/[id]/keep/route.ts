import { keepDraft } from '@/lib/domain/privacy/commands/keep-draft'
import { route } from '@/lib/server/http'

export const POST = route(keepDraft)
