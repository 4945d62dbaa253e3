import { removePiece } from '@/lib/domain/music/commands/remove-piece'
import { updatePiece } from '@/lib/domain/music/commands/update-piece'
import { route } from '@/lib/server/http'

export const POST = route(updatePiece)
export const DELETE = route(removePiece)
