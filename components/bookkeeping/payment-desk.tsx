import { FactList } from '@/components/bookkeeping/fact-list'
import { RefundForm } from '@/components/bookkeeping/payment-forms'
import type { FormDraftView } from '@/components/form/form-draft'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { StackedTable } from '@/components/ui/stacked-table'
import { TextLink } from '@/components/ui/text-link'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import {
  callStateTexts,
  eventStateTexts,
  methodTexts,
  operationTexts,
  purposeTexts,
  reasonTexts,
  refundStatusTexts,
  refusalText,
  statusTexts,
} from '@/lib/domain/payments/copy'
import type { PaymentView } from '@/lib/domain/payments/schema'
import { adminOrderPath } from '@/lib/domain/shop-orders/paths'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

const at = (moment: string) => formatDateTime(new Date(moment))

/** A payment with its refunds, and what was said to the provider and by it. */
export function PaymentDesk({ payment, draft }: { payment: PaymentView; draft: FormDraftView }) {
  const { id, purpose, provider, description, leftOere, invoiceId, shopOrderId, refunds, calls, events } = payment
  return (
    <PageBody
      width="page"
      title={`Betaling, ${formatOere(payment.amountOere)}`}
      intro={description ?? purposeTexts[purpose]}
      className="space-y-12"
    >
      {draft && <Notice variant="error">{Object.values(draft.errors)[0] ?? draft.message}</Notice>}
      <PaymentFacts payment={payment} />
      {(invoiceId || shopOrderId) && (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {invoiceId && <TextLink href={adminInvoicePath(invoiceId)}>Se fakturaen</TextLink>}
          {shopOrderId && <TextLink href={adminOrderPath(shopOrderId)}>Se bestillingen</TextLink>}
        </p>
      )}
      {leftOere > 0 && <RefundForm paymentId={id} leftOere={leftOere} isByBank={provider === 'bank'} draft={draft} />}
      {refunds.length > 0 && (
        <StackedTable
          caption="Tilbagebetalinger"
          isCaptionShown
          columns={['Bestilt', 'Beløb', 'Grund', 'Status']}
          rows={refunds.map((refund) => ({
            key: refund.id,
            name: at(refund.createdAt),
            cells: [
              formatOere(refund.amountOere),
              [reasonTexts[refund.reason], refund.note].filter(Boolean).join(': '),
              [refundStatusTexts[refund.status], refund.failure, refund.endedNote].filter(Boolean).join('. '),
            ],
          }))}
        />
      )}
      {calls.length > 0 && (
        <StackedTable
          caption="Kald til udbyderen"
          isCaptionShown
          columns={['Hvornår', 'Hvad', 'Svar']}
          rows={calls.map(({ key, createdAt, operation, state, attempts, error }) => ({
            key,
            name: at(createdAt),
            cells: [
              operationTexts[operation] ?? operation,
              [`${callStateTexts[state]}, ${attempts} forsøg`, error].filter(Boolean).join('. '),
            ],
          }))}
        />
      )}
      {events.length > 0 && (
        <StackedTable
          caption="Beskeder fra udbyderen"
          isCaptionShown
          columns={['Hvornår', 'Hvad', 'Status']}
          rows={events.map((event) => ({
            key: event.id,
            name: at(event.receivedAt),
            cells: [event.kind, [eventStateTexts[event.state], event.remark].filter(Boolean).join('. ')],
          }))}
        />
      )}
    </PageBody>
  )
}

function PaymentFacts({ payment }: { payment: PaymentView }) {
  const { status, payerName, memorialName, method, createdAt, paidAt, refundedOere, failureCode, chargeRef } = payment
  const facts = [
    { name: 'Status', value: statusTexts[status] },
    ...(payerName ? [{ name: 'Hvem betaler', value: payerName }] : []),
    ...(memorialName ? [{ name: 'Mindeside', value: memorialName }] : []),
    { name: 'Måde', value: methodTexts[method] },
    { name: 'Bestilt', value: at(createdAt) },
    ...(paidAt ? [{ name: 'Betalt', value: at(paidAt) }] : []),
    ...(refundedOere > 0 ? [{ name: 'Betalt tilbage', value: formatOere(refundedOere) }] : []),
    ...(failureCode ? [{ name: 'Afvist', value: refusalText(failureCode) }] : []),
    ...(chargeRef ? [{ name: 'Hos udbyderen', value: chargeRef }] : []),
  ]
  return <FactList facts={facts} />
}
