import { DeskList, DeskRow, Part } from '@/components/account-desk/desk-parts'
import { InvoicesAndPayments } from '@/components/bookkeeping/invoices-and-payments'
import { boughtPlanText } from '@/lib/domain/bookkeeping/copy'
import type { AccountMoney } from '@/lib/domain/bookkeeping/schema'
import { dayText } from '@/lib/domain/invoices/copy'
import { pagePath } from '@/lib/domain/page-desk/paths'
import { adminOrderPath } from '@/lib/domain/shop-orders/admin-paths'
import { statusTexts } from '@/lib/domain/shop-orders/copy'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { formatOere } from '@/lib/shared/money'

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
