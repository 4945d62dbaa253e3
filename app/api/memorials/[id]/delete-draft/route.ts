import { deleteDraft } from '@/lib/domain/privacy/commands/delete-draft'
import { route } from '@/lib/server/http'

export const POST = route(deleteDraft)
