import { apply } from '@/lib/domain/resellers/commands/apply'
import { route } from '@/lib/server/http'

export const POST = route(apply)
