import { SaveLink } from '@/components/admin/save-link'
import { DayField, FilterForm, SearchField } from '@/components/ui/filter-form'
import { StateLinks } from '@/components/ui/state-links'
import { withQuery } from '@/lib/domain/bookkeeping/paths'
import { adminInvoicesPath } from '@/lib/domain/invoices/admin-paths'
import type { InvoiceFilter, InvoiceListState } from '@/lib/domain/invoices/invoice-schema'

const states: ReadonlyArray<{ state: InvoiceListState | undefined; label: string }> = [
  { state: undefined, label: 'Alle' },
  { state: 'open', label: 'Ikke betalt' },
  { state: 'overdue', label: 'Forfaldne' },
  { state: 'overpaid', label: 'Betalt for meget' },
  { state: 'e_invoice', label: 'E-faktura ikke sendt' },
  { state: 'paid', label: 'Betalt' },
  { state: 'credited', label: 'Krediteret' },
  { state: 'written_off', label: 'Afskrevet' },
  { state: 'credit_note', label: 'Kreditnotaer' },
]

/** State as links, the search and the period as a form. */
export function InvoiceFilters({ state, search, from, to }: Omit<InvoiceFilter, 'cursor'>) {
  return (
    <div className="space-y-6">
      <StateLinks
        label="Status"
        links={states.map((each) => ({
          label: each.label,
          href: withQuery(adminInvoicesPath, { state: each.state, search, from, to }),
          isHere: each.state === state,
        }))}
      />
      <FilterForm
        path={adminInvoicesPath}
        kept={{ state }}
        isFiltered={Boolean(search || from || to)}
        actions={
          <SaveLink
            path={withQuery('/api/admin/invoices.csv', { state, search, from, to })}
            filename="fakturaer.csv"
            label="Hent som CSV"
            failed="Listen blev ikke hentet"
            variant="ghost"
          />
        }
      >
        <SearchField label="Nummer, betalingskode, navn, mail, CVR eller EAN" value={search} maxLength={120} />
        <DayField name="from" label="Fra" value={from} />
        <DayField name="to" label="Til og med" value={to} />
      </FilterForm>
    </div>
  )
}
