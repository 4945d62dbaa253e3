import { mergePeople } from '@/lib/domain/family-tree/commands/merge-people'
import { route } from '@/lib/server/http'

export const POST = route(mergePeople)
