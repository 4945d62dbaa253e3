import { giveBackPiece } from '@/lib/domain/production/commands/give-back-piece'
import { route } from '@/lib/server/http'

export const POST = route(giveBackPiece)
