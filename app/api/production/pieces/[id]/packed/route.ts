import { packPiece } from '@/lib/domain/production/commands/pack-piece'
import { route } from '@/lib/server/http'

export const POST = route(packPiece)
