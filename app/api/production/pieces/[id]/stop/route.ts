import { stopPiece } from '@/lib/domain/production/commands/stop-piece'
import { route } from '@/lib/server/http'

export const POST = route(stopPiece)
