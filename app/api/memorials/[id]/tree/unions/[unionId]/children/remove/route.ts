import { removeChild } from '@/lib/domain/family-tree/commands/remove-child'
import { route } from '@/lib/server/http'

export const POST = route(removeChild)
