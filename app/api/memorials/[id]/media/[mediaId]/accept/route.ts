import { acceptCut } from '@/lib/domain/media/commands/accept-cut'
import { route } from '@/lib/server/http'

export const POST = route(acceptCut)
