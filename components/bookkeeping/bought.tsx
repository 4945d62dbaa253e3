import { DeskList, DeskRow, Part } from '@/components/account-desk/desk-parts'
import { InvoiceTable } from '@/components/bookkeeping/invoice-table'
import { PaymentTable } from '@/components/bookkeeping/payment-table'
import { TextLink } from '@/components/ui/text-link'
import { boughtPlanText } from '@/lib/domain/bookkeeping/copy'
import type { AccountMoney, ResellerMoney } from '@/lib/domain/bookkeeping/schema'
import { adminInvoicesPath } from '@/lib/domain/invoices/admin-paths'
import { dayText } from '@/lib/domain/invoices/copy'
import { pagePath } from '@/lib/domain/page-desk/paths'
import { adminPaymentsPath } from '@/lib/domain/payments/admin-paths'
import { statusTexts } from '@/lib/domain/shop-orders/copy'
import { adminOrderPath } from '@/lib/domain/shop-orders/paths'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { counted } from '@/lib/shared/counted'
import { formatOere } from '@/lib/shared/money'
import { withQuery } from '@/lib/shared/with-query'

type BoughtProps = {
  money: AccountMoney
  /** What the lists with all invoices and payments are searched for; without it there is no way to them. */
  search?: string
}

/** Plans, orders, invoices and payments of an account or for a page. */
export function Bought({ money, search }: BoughtProps) {
  const { plans, orders, ...standing } = money
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-2">
        <Part title="Planer">
          <DeskList nothing="Der er ikke købt en plan.">
            {plans.map(({ id, ...plan }) =>
              plan.memorialId ? (
                <DeskRow key={id} href={pagePath(plan.memorialId)} title={plan.memorialName}>
                  {choiceNames[plan.choice]}. {boughtPlanText(plan)}.
                </DeskRow>
              ) : (
                <li key={id} className="py-2 wrap-anywhere">
                  {plan.memorialName}, som er slettet
                  <p className="text-muted-foreground text-sm">
                    {choiceNames[plan.choice]}. {boughtPlanText(plan)}.
                  </p>
                </li>
              ),
            )}
          </DeskList>
        </Part>
        <Part title="Bestillinger">
          <DeskList nothing="Der er ikke bestilt noget.">
            {orders.map(({ id, number, ordered, status, orderedOn, totalOere }) => (
              <DeskRow key={id} href={adminOrderPath(id)} title={`${number}: ${ordered}`}>
                {statusTexts[status]}. {formatOere(totalOere)}, {dayText(orderedOn)}.
              </DeskRow>
            ))}
          </DeskList>
        </Part>
      </div>
      <InvoicesAndPayments {...standing} search={search} />
    </>
  )
}

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

type StandingProps = Pick<AccountMoney, 'owedOere' | 'invoices' | 'payments'> & {
  /** What the lists with all of them are searched for. */
  search?: string | undefined
}

/** The newest invoices and payments of somebody, and the way to all of them. */
function InvoicesAndPayments({ owedOere, invoices, payments, search }: StandingProps) {
  return (
    <>
      <section className="min-w-0 space-y-4">
        <h2 className="text-xl">Fakturaer</h2>
        {owedOere > 0 && <p>Der mangler {formatOere(owedOere)} i alt.</p>}
        {invoices.length > 0 ? <InvoiceTable invoices={invoices} /> : <None of="fakturaer" />}
        {invoices.length > 0 && search && <SearchAll of="fakturaer" path={adminInvoicesPath} search={search} />}
      </section>
      <section className="min-w-0 space-y-4">
        <h2 className="text-xl">Betalinger</h2>
        {payments.length > 0 ? <PaymentTable payments={payments} /> : <None of="betalinger" />}
        {payments.length > 0 && search && <SearchAll of="betalinger" path={adminPaymentsPath} search={search} />}
      </section>
    </>
  )
}

function None({ of }: { of: string }) {
  return <p className="text-muted-foreground">Der er ingen {of}.</p>
}

function SearchAll({ of, path, search }: { of: string; path: string; search: string }) {
  return (
    <TextLink href={withQuery(path, { search })} className="inline-flex min-h-touch items-center">
      Søg efter alle {of}
    </TextLink>
  )
}
