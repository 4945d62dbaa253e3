import { switchPiece } from '@/lib/domain/production/commands/switch-piece'
import { route } from '@/lib/server/http'

export const POST = route(switchPiece)
