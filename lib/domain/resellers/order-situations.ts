import 'server-only'
import { untouchedCodes } from '@/lib/domain/production/pieces'
import { codesInUse } from '@/lib/domain/qr-codes/code-row'
import { type List, type Situation, situationsOn } from '@/lib/domain/whose-turn/turns'
import type { Prisma } from '@/lib/server/db'

type Where = Prisma.ResellerOrderWhereInput

const underWay = {
  pieces: { some: { state: 'shipped', batch: { receivedAt: null, resellerId: { not: null } } } },
} as const

/** What resellers' orders wait for; whose list that is on: `turns`. */
export const orderSituations: Record<Situation<'resellerOrder'>, Where> = {
  asked: { status: 'received' },
  // Being made by a job, or that failed, or every one of them went out of use.
  codesMissing: {
    status: 'accepted',
    OR: [{ packageId: null }, { package: { state: { not: 'ready' } } }, { package: { codes: { none: codesInUse } } }],
  },
  toQueue: { status: 'accepted', package: { state: 'ready', codes: { some: untouchedCodes } } },
  inWorkshop: { status: 'accepted', package: { state: 'ready', codes: { some: codesInUse, none: untouchedCodes } } },
  onItsWay: { status: 'shipped', package: { codes: { some: underWay } } },
  come: { status: 'shipped', NOT: { package: { codes: { some: underWay } } } },
  ended: { status: 'cancelled' },
}

/** The orders on a list. */
export const ordersOn = (list: List): Where => ({
  OR: situationsOn('resellerOrder', list).map((situation) => orderSituations[situation]),
})
