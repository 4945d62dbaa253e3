import { Disclosure } from '@/components/subscriptions/disclosure'
import { refundText } from '@/lib/domain/subscriptions/plan-story'
import type { PlanReceipt, PlanRefund } from '@/lib/domain/subscriptions/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

type PlanReceiptsProps = { receipts: PlanReceipt[]; refunds: PlanRefund[] }

/** Invoices and credit notes as PDF, and what goes back. */
export function PlanReceipts({ receipts, refunds }: PlanReceiptsProps) {
  if (receipts.length + refunds.length === 0) return null
  return (
    <Disclosure title="Betalinger, fakturaer og kvitteringer">
      <ul className="space-y-2">
        {receipts.map(({ number, path, issuedOn, totalOere, isCredit }) => (
          <li key={number}>
            <a href={path} className="text-link underline underline-offset-4">
              {isCredit ? 'Kreditnota' : 'Faktura'} {number} (PDF)
            </a>
            , {formatDate(new Date(issuedOn))}, {formatOere(totalOere)}
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.id}>{refundText(refund)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
