import { getPieceProof } from '@/lib/domain/production/piece-file-queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(getPieceProof)
