import { cancelDeletion } from '@/lib/domain/privacy/commands/cancel-deletion'
import { route } from '@/lib/server/http'

export const POST = route(cancelDeletion)
