import 'server-only'
import { released } from '@/lib/domain/production/pieces'
import type { PersonalData } from '@/lib/server/personal-data'

export const productionPersonalData = {
  signedBy: { ProductionBatch: ['createdById', 'receivedById'], PieceEvent: ['actorId'] },
  // Pieces the account was working on become free.
  forget: async (tx, { id }) => {
    await tx.productionPiece.updateMany({ where: { heldById: id }, data: released })
  },
} satisfies PersonalData
