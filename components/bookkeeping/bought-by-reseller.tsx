import { InvoicesAndPayments } from '@/components/bookkeeping/invoices-and-payments'
import type { ResellerMoney } from '@/lib/domain/bookkeeping/schema'
import { dayText } from '@/lib/domain/invoices/copy'
import { counted } from '@/lib/shared/counted'
import { formatOere } from '@/lib/shared/money'

/** What a reseller has received without an invoice, its invoices and its payments. */
export function BoughtByReseller({ cvr, money }: { cvr: string; money: ResellerMoney }) {
  const { uninvoiced, ...standing } = money
  return (
    <>
      <section className="min-w-0 space-y-4">
        <h2 className="text-xl">Leveret uden faktura</h2>
        {uninvoiced.count === 0 && <p className="text-muted-foreground">Alt, der er leveret, er på en faktura.</p>}
        {uninvoiced.count > 0 && (
          <>
            <p>
              {counted(uninvoiced.count, 'bestilling', 'bestillinger')}, {formatOere(uninvoiced.netOere)} uden moms.
              {uninvoiced.withoutPrice > 0 &&
                ` ${uninvoiced.withoutPrice} af dem har ingen aftalt pris og er ikke regnet med.`}
            </p>
            <ul className="divide-y divide-border border-border border-y">
              {uninvoiced.orders.map(({ id, number, deliveredOn, netOere }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-8 py-2">
                  <span>
                    Bestilling {number}
                    {deliveredOn && `, leveret ${dayText(deliveredOn)}`}
                  </span>
                  <span className="tabular-nums">{netOere === null ? 'Ingen aftalt pris' : formatOere(netOere)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <InvoicesAndPayments {...standing} search={cvr} />
    </>
  )
}
