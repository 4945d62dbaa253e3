import { cancelDeletion } from '@/lib/domain/privacy/commands/cancel-deletion'
import { requestDeletion } from '@/lib/domain/privacy/commands/request-deletion'
import { route } from '@/lib/server/http'

export const POST = route(requestDeletion)
export const DELETE = route(cancelDeletion)
