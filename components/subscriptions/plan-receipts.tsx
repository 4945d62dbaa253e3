import { Disclosure } from '@/components/subscriptions/disclosure'
import type { PlanReceipt } from '@/lib/domain/subscriptions/views'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

/** Invoices and credit notes as PDF. */
export function PlanReceipts({ receipts }: { receipts: PlanReceipt[] }) {
  if (receipts.length === 0) return null
  return (
    <Disclosure title="Fakturaer og kvitteringer">
      <ul className="space-y-2">
        {receipts.map(({ number, path, issuedOn, totalOere, isCredit }) => (
          <li key={number}>
            <a href={path} className="text-link underline underline-offset-4">
              {isCredit ? 'Kreditnota' : 'Faktura'} {number} (PDF)
            </a>
            , {formatDate(new Date(issuedOn))}, {formatOere(totalOere)}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
