import { takeNextPiece } from '@/lib/domain/production/commands/take-next-piece'
import { route } from '@/lib/server/http'

export const POST = route(takeNextPiece)
