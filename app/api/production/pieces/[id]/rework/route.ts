import { reworkPiece } from '@/lib/domain/production/commands/rework-piece'
import { route } from '@/lib/server/http'

export const POST = route(reworkPiece)
