import { drawingOfPiece } from '@/lib/domain/production/piece-files'
import { pieceInput } from '@/lib/domain/production/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'production.piece-drawing',
  input: pieceInput,
  run: async (actor, { id }) => ({ body: await drawingOfPiece(actor, id), contentType: 'image/svg+xml' }),
})
