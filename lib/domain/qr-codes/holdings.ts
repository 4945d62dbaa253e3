import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { aboutCodes } from '@/lib/domain/qr-codes/about-codes'
import { looseFromCodes } from '@/lib/domain/qr-codes/loose-from-codes'
import { db } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'

export const qrCodeHoldings = {
  // Events stay, without the person's id and name.
  forget: async (tx, { id }) => {
    await tx.qrEvent.updateMany({ where: { actorId: id }, data: { actorId: null, actorName: null } })
  },
  about: aboutCodes,
  leavePage: looseFromCodes,
  tidy: async (now) => {
    await db.wrongActivation.deleteMany({ where: { triedAt: timeIsOver('wrongActivation', now) } })
  },
} satisfies Holdings
