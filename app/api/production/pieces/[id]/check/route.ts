import { checkPiece } from '@/lib/domain/production/commands/check-piece'
import { route } from '@/lib/server/http'

export const POST = route(checkPiece)
