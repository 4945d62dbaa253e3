import { updateUnion } from '@/lib/domain/family-tree/commands/update-union'
import { route } from '@/lib/server/http'

export const PATCH = route(updateUnion)
