import * as desk from '@/lib/domain/payments/desk-queries'
import { differenceListInput, paymentListInput } from '@/lib/domain/payments/desk-schema'
import { getSignedPayment } from '@/lib/domain/payments/queries'
import { getOwnCard } from '@/lib/domain/settlement/card-queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createDifference, createPaidPayment, createPayment, createRefund, signed } from '@/tests/factories/payments'
import { givePlan } from '@/tests/factories/plans'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

export const paymentReads: Record<string, ReadRow> = {
  // Whoever has the link.
  'payments.get-signed-payment': {
    read: getSignedPayment,
    input: async () => signed((await createPayment()).id),
    outcomes: readOutcomes('ok'),
  },
  'payments.list-payments': {
    read: desk.listPayments,
    input: async () => {
      await createPaidPayment()
      return paymentListInput.parse({})
    },
    outcomes: administratorsOnly,
  },
  'payments.export-payments': {
    read: desk.exportPayments,
    input: () => paymentListInput.parse({}),
    outcomes: administratorsOnly,
  },
  'payments.get-payment': {
    read: desk.getPayment,
    input: async () => ({ id: (await createPaidPayment()).id }),
    outcomes: administratorsOnly,
  },
  'payments.list-waiting-refunds': {
    read: desk.listWaitingRefunds,
    input: async () => {
      await createRefund({ paymentId: (await createPaidPayment()).id })
      return {}
    },
    outcomes: administratorsOnly,
  },
  'payments.list-differences': {
    read: desk.listDifferences,
    input: async () => {
      await createDifference()
      return differenceListInput.parse({})
    },
    outcomes: administratorsOnly,
  },
  'settlement.get-own-card': {
    read: getOwnCard,
    input: async ({ memorial, people }) => {
      await db.subscription.deleteMany({ where: { memorialId: memorial.id } })
      return { subscription: (await givePlan(memorial.id, 'premium', { payerId: people.owner.id })).id }
    },
    outcomes: readOutcomes(404, { visitor: 401, owner: 'ok' }),
  },
}
