import { acceptHandover } from '@/lib/domain/privacy/commands/accept-handover'
import { route } from '@/lib/server/http'

export const POST = route(acceptHandover)
