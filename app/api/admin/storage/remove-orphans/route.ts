import { removeOrphans } from '@/lib/domain/storage-use/commands/remove-orphans'
import { route } from '@/lib/server/http'

export const POST = route(removeOrphans)
