import { InvoiceTable } from '@/components/bookkeeping/invoice-table'
import { PaymentTable } from '@/components/bookkeeping/payment-table'
import { TextLink } from '@/components/ui/text-link'
import type { AccountMoney } from '@/lib/domain/bookkeeping/schema'
import { adminInvoicesPath } from '@/lib/domain/invoices/admin-paths'
import { adminPaymentsPath } from '@/lib/domain/payments/admin-paths'
import { formatOere } from '@/lib/shared/money'
import { withQuery } from '@/lib/shared/with-query'

type BoughtProps = Pick<AccountMoney, 'owedOere' | 'invoices' | 'payments'> & {
  /** What the lists with all of them are searched for. */
  search?: string | undefined
}

/** The newest invoices and payments of somebody, and the way to all of them. */
export function InvoicesAndPayments({ owedOere, invoices, payments, search }: BoughtProps) {
  return (
    <>
      <section className="min-w-0 space-y-4">
        <h2 className="text-xl">Fakturaer</h2>
        {owedOere > 0 && <p>Der mangler {formatOere(owedOere)} i alt.</p>}
        {invoices.length > 0 ? (
          <>
            <InvoiceTable invoices={invoices} />
            {search && (
              <TextLink
                href={withQuery(adminInvoicesPath, { search })}
                className="inline-flex min-h-touch items-center"
              >
                Søg efter alle fakturaer
              </TextLink>
            )}
          </>
        ) : (
          <p className="text-muted-foreground">Der er ingen fakturaer.</p>
        )}
      </section>
      <section className="min-w-0 space-y-4">
        <h2 className="text-xl">Betalinger</h2>
        {payments.length > 0 ? (
          <>
            <PaymentTable payments={payments} />
            {search && (
              <TextLink
                href={withQuery(adminPaymentsPath, { search })}
                className="inline-flex min-h-touch items-center"
              >
                Søg efter alle betalinger
              </TextLink>
            )}
          </>
        ) : (
          <p className="text-muted-foreground">Der er ingen betalinger.</p>
        )}
      </section>
    </>
  )
}
