import { listPieceEvents } from '@/lib/domain/production/queries'
import { pieceInput } from '@/lib/domain/production/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'production.piece-events',
  input: pieceInput,
  run: (actor, { id }) => listPieceEvents(actor, id),
})
