import { drawPiece } from '@/lib/domain/production/piece-file-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(drawPiece)
