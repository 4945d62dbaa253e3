import 'server-only'
import { untouchedCodes } from '@/lib/domain/production/pieces'
import type { Prisma } from '@/lib/server/db'

// Those of an open order are among its own.
const ofOpenOrder = {
  OR: [{ order: { status: 'accepted' } }, { shopOrder: { status: 'started' } }],
} satisfies Prisma.QrPackageWhereInput

/** Codes whose plate came from us, and whose replacement has none. Asked for from here: few codes are replaced. */
export const toReplace = {
  replacedById: { not: null },
  pieces: { some: { state: 'shipped' } },
  replacedBy: { ...untouchedCodes, package: { NOT: ofOpenOrder } },
} satisfies Prisma.QrCodeWhereInput
