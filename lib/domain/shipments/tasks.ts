import 'server-only'
import type { Prisma } from '@/lib/server/db'

/** Codes that no plate was made for, nor is being made. */
export const untouched = {
  state: { notIn: ['blocked', 'retired'] },
  pieces: { none: { state: { not: 'cancelled' } } },
} satisfies Prisma.QrCodeWhereInput

// Those of an open order are among its own.
const ofOpenOrder = {
  OR: [{ order: { status: 'accepted' } }, { shopOrder: { status: 'started' } }],
} satisfies Prisma.QrPackageWhereInput

/** Codes whose plate came from us, and whose replacement has none. Asked for from here: few codes are replaced. */
export const toReplace = {
  replacedById: { not: null },
  pieces: { some: { state: 'shipped' } },
  replacedBy: { ...untouched, package: { NOT: ofOpenOrder } },
} satisfies Prisma.QrCodeWhereInput
