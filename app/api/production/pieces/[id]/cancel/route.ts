import { cancelPiece } from '@/lib/domain/production/commands/cancel-piece'
import { route } from '@/lib/server/http'

export const POST = route(cancelPiece)
