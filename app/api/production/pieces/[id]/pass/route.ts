import { passPiece } from '@/lib/domain/production/commands/pass-piece'
import { route } from '@/lib/server/http'

export const POST = route(passPiece)
