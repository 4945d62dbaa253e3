import { proofOfPiece } from '@/lib/domain/production/piece-files'
import { pieceInput } from '@/lib/domain/production/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'production.piece-proof',
  input: pieceInput,
  run: (actor, { id }) => proofOfPiece(actor, id),
})
