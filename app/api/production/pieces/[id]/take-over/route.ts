import { takeOverPiece } from '@/lib/domain/production/commands/take-over-piece'
import { route } from '@/lib/server/http'

export const POST = route(takeOverPiece)
