import { photographPiece } from '@/lib/domain/production/commands/photograph-piece'
import { route } from '@/lib/server/http'

export const POST = route(photographPiece)
