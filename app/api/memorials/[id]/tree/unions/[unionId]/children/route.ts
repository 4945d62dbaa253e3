import { updateChildren } from '@/lib/domain/family-tree/commands/update-children'
import { route } from '@/lib/server/http'

export const POST = route(updateChildren)
