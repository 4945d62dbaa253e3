import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { Select } from '@/components/ui/select'
import { StateLinks } from '@/components/ui/state-links'
import { itemTexts, listViewTexts } from '@/lib/domain/shop-orders/copy'
import { adminOrdersPath } from '@/lib/domain/shop-orders/paths'
import {
  type OrderFilter,
  type OrderListView,
  orderListQuery,
  orderViews,
  shopItems,
} from '@/lib/domain/shop-orders/schema'

/** Which orders are listed: the views as links, the rest as a form. */
export function AdminOrderFilters({ filter, counts }: { filter: OrderFilter; counts: Record<OrderListView, number> }) {
  const { vis, vare, search } = filter
  // There should be none of these.
  const isOffered = (view: OrderListView) => view !== 'uninvoiced' || view === vis || counts.uninvoiced > 0
  return (
    <div className="space-y-6">
      <StateLinks
        label="Status"
        links={orderViews.filter(isOffered).map((view) => ({
          label: listViewTexts[view],
          count: counts[view],
          href: `${adminOrdersPath}?${orderListQuery({ vare, search, vis: view })}`,
          isHere: view === vis,
        }))}
      />
      <FilterForm
        path={adminOrdersPath}
        kept={{ vis: vis === 'waiting' ? undefined : vis }}
        isFiltered={Boolean(search || vare)}
        actions={
          <a
            href={`/api/admin/shop-orders.csv?${orderListQuery({ vis, vare, search })}`}
            download
            className={buttonVariants({ variant: 'ghost' })}
          >
            Hent som CSV
          </a>
        }
      >
        <SearchField label="Nummer, navn, mail eller mindeside" value={search} />
        <Field label="Vare">
          {(field) => (
            <Select {...field} name="vare" defaultValue={vare ?? ''}>
              <option value="">Alle</option>
              {shopItems.map((item) => (
                <option key={item} value={item}>
                  {itemTexts[item].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FilterForm>
    </div>
  )
}
