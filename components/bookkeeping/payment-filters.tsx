import { SaveLink } from '@/components/admin/save-link'
import { DayField, FilterForm, SearchField } from '@/components/ui/filter-form'
import { StateLinks } from '@/components/ui/state-links'
import { withQuery } from '@/lib/domain/bookkeeping/paths'
import { adminPaymentsPath } from '@/lib/domain/payments/admin-paths'
import { statusTexts } from '@/lib/domain/payments/copy'
import type { PaymentFilter } from '@/lib/domain/payments/desk-schema'
import { paymentStatuses } from '@/lib/domain/payments/schema'

/** State as links, the search and the period as a form. */
export function PaymentFilters({ status, search, from, to }: Omit<PaymentFilter, 'cursor'>) {
  return (
    <div className="space-y-6">
      <StateLinks
        label="Status"
        links={[undefined, ...paymentStatuses].map((each) => ({
          label: each ? statusTexts[each] : 'Alle',
          href: withQuery(adminPaymentsPath, { status: each, search, from, to }),
          isHere: each === status,
        }))}
      />
      <FilterForm
        path={adminPaymentsPath}
        kept={{ status }}
        isFiltered={Boolean(search || from || to)}
        actions={
          <SaveLink
            path={withQuery('/api/admin/payments.csv', { status, search, from, to })}
            filename="betalinger.csv"
            label="Hent som CSV"
            failed="Listen blev ikke hentet"
            variant="ghost"
          />
        }
      >
        <SearchField label="Fakturanummer, betalingskode, navn, mail eller CVR" value={search} maxLength={120} />
        <DayField name="from" label="Fra" value={from} />
        <DayField name="to" label="Til og med" value={to} />
      </FilterForm>
    </div>
  )
}
