import { DeskList, DeskRow, Part } from '@/components/account-desk/desk-parts'
import { InvoicesAndPayments } from '@/components/bookkeeping/invoices-and-payments'
import { boughtPlanText } from '@/lib/domain/bookkeeping/copy'
import type { AccountMoney } from '@/lib/domain/bookkeeping/views'
import { dayText } from '@/lib/domain/invoices/copy'
import { pagePath } from '@/lib/domain/page-desk/paths'
import { statusTexts } from '@/lib/domain/shop-orders/copy'
import { adminOrderPath } from '@/lib/domain/shop-orders/paths'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { formatOere } from '@/lib/shared/money'

/** Plans, orders, invoices and payments of an account. */
export function BoughtByAccount({ email, money }: { email: string; money: AccountMoney }) {
  const { plans, orders, ...standing } = money
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-2">
        <Part title="Planer">
          <DeskList nothing="Kontoen har ikke købt en plan.">
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
          <DeskList nothing="Kontoen har ikke bestilt noget.">
            {orders.map(({ id, number, ordered, status, orderedOn, totalOere }) => (
              <DeskRow key={id} href={adminOrderPath(id)} title={`${number}: ${ordered}`}>
                {statusTexts[status]}. {formatOere(totalOere)}, {dayText(orderedOn)}.
              </DeskRow>
            ))}
          </DeskList>
        </Part>
      </div>
      <InvoicesAndPayments {...standing} search={email} />
    </>
  )
}
