import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { StateLinks } from '@/components/ui/state-links'
import { withQuery } from '@/lib/domain/bookkeeping/paths'
import { adminInvoicesPath } from '@/lib/domain/invoices/admin-paths'

const states = [
  { state: undefined, label: 'Alle' },
  { state: 'open', label: 'Ikke betalt' },
  { state: 'overdue', label: 'Forfaldne' },
  { state: 'paid', label: 'Betalt' },
  { state: 'credited', label: 'Krediteret' },
  { state: 'written_off', label: 'Afskrevet' },
  { state: 'credit_note', label: 'Kreditnotaer' },
]

type InvoiceFiltersProps = { state: string | undefined; search: string | undefined }

/** State as links, the search as a form. */
export function InvoiceFilters({ state, search }: InvoiceFiltersProps) {
  return (
    <div className="space-y-6">
      <StateLinks
        label="Status"
        links={states.map((each) => ({
          label: each.label,
          href: withQuery(adminInvoicesPath, { state: each.state, search }),
          isHere: each.state === state,
        }))}
      />
      <FilterForm path={adminInvoicesPath} kept={{ state }} isFiltered={Boolean(search)}>
        <SearchField label="Nummer, betalingskode, navn eller mailadresse" value={search} maxLength={120} />
      </FilterForm>
    </div>
  )
}
