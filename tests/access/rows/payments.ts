import { openPayment } from '@/lib/domain/payments/commands/open-payment'
import { receiveEvent } from '@/lib/domain/payments/commands/receive-event'
import { checkPayment } from '@/lib/domain/settlement/commands/check-payment'
import { closeCheckout } from '@/lib/domain/settlement/commands/close-checkout'
import { compareWithProvider } from '@/lib/domain/settlement/commands/compare-with-provider'
import { findLostCharges } from '@/lib/domain/settlement/commands/find-lost-charges'
import { finishBankRefund } from '@/lib/domain/settlement/commands/finish-bank-refund'
import { handleEvent } from '@/lib/domain/settlement/commands/handle-event'
import { openPortal } from '@/lib/domain/settlement/commands/open-portal'
import { readCard } from '@/lib/domain/settlement/commands/read-card'
import { refundPayment } from '@/lib/domain/settlement/commands/refund-payment'
import { retryRefund } from '@/lib/domain/settlement/commands/retry-refund'
import { sendCharge } from '@/lib/domain/settlement/commands/send-charge'
import { sendRefund } from '@/lib/domain/settlement/commands/send-refund'
import { settleDifference } from '@/lib/domain/settlement/commands/settle-difference'
import { settlePayment } from '@/lib/domain/settlement/commands/settle-payment'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import {
  createDifference,
  createEvent,
  createPaidPayment,
  createPayment,
  createRefund,
  signed,
} from '@/tests/factories/payments'
import { givePlan } from '@/tests/factories/plans'

const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })
const nobody = outcomes(403, { visitor: 401 })

/** The agreement of the page's owner, whose card the provider does not keep. */
const theirAgreement = async ({ memorial, people }: World) => {
  await db.subscription.deleteMany({ where: { memorialId: memorial.id } })
  const { id } = await givePlan(memorial.id, 'premium', { payerId: people.owner.id })
  return { subscription: id }
}
const paidByBank = () => createPaidPayment({ method: 'bank_transfer', provider: 'bank', chargeRef: null })

export const paymentRows: Record<string, AccessRow> = {
  // Whoever has the link: the page at the provider is open already.
  'payments.open-payment': {
    command: openPayment,
    input: async () => {
      const { id } = await createPayment()
      await db.payment.update({ where: { id }, data: { payUrl: 'https://eksempel.dk/betal', sessionRef: `cs_${id}` } })
      return signed(id)
    },
    outcomes: outcomes('ok'),
  },
  'payments.receive-event': { command: receiveEvent, input: () => ({ body: '{}', signature: 'x' }), outcomes: nobody },
}

export const settlementRows: Record<string, AccessRow> = {
  'settlement.check-payment': {
    command: checkPayment,
    input: async () => signed((await createPaidPayment({ invoiceId: crypto.randomUUID() })).id),
    outcomes: outcomes('ok'),
  },
  'settlement.settle-payment': {
    command: settlePayment,
    input: async () => ({ paymentId: (await createPaidPayment()).id }),
    outcomes: nobody,
  },
  'settlement.send-charge': {
    command: sendCharge,
    input: async () => ({ paymentId: (await createPaidPayment()).id }),
    outcomes: nobody,
  },
  'settlement.close-checkout': {
    command: closeCheckout,
    input: async () => ({ paymentId: (await createPaidPayment()).id }),
    outcomes: nobody,
  },
  'settlement.send-refund': {
    command: sendRefund,
    input: async () => ({ refundId: (await createRefund({ paymentId: (await createPaidPayment()).id })).id }),
    outcomes: nobody,
  },
  'settlement.handle-event': {
    command: handleEvent,
    input: async () => ({ eventId: (await createEvent()).id }),
    outcomes: nobody,
  },
  'settlement.find-lost-charges': { command: findLostCharges, input: () => ({}), outcomes: nobody },
  'settlement.compare-with-provider': { command: compareWithProvider, input: () => ({}), outcomes: nobody },
  'settlement.refund-payment': {
    command: refundPayment,
    input: async () => ({
      id: (await paidByBank()).id,
      amount: '100',
      reason: 'goodwill',
      note: 'Aftalt i telefonen.',
    }),
    outcomes: administratorsOnly,
  },
  'settlement.retry-refund': {
    command: retryRefund,
    input: async () => ({ id: (await createRefund({ paymentId: (await paidByBank()).id })).id }),
    outcomes: administratorsOnly,
  },
  'settlement.finish-bank-refund': {
    command: finishBankRefund,
    input: async () => ({ id: (await createRefund({ paymentId: (await paidByBank()).id, status: 'sent' })).id }),
    outcomes: administratorsOnly,
  },
  'settlement.settle-difference': {
    command: settleDifference,
    input: async () => ({ ...(await createDifference()), note: 'Betalt tilbage i udbyderens oversigt.' }),
    outcomes: administratorsOnly,
  },
  // The payer alone: there is no card to change yet, which is the last thing that is looked at.
  'settlement.open-portal': {
    command: { ...openPortal, prepare: async () => 'https://eksempel.dk/kort' },
    input: theirAgreement,
    outcomes: outcomes(404, { visitor: 401, owner: 'ok' }),
  },
  'settlement.read-card': {
    command: readCard,
    input: theirAgreement,
    outcomes: outcomes(404, { visitor: 404, owner: 'ok' }),
  },
}
