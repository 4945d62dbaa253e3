import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ConsoleList } from '@/components/admin/console-list'
import { AdminOrderTable } from '@/components/shop-orders/admin-table'
import { fewerText } from '@/components/ui/empty-texts'
import { ChoiceField } from '@/components/ui/filter-form'
import { countOrders, listOrders } from '@/lib/domain/shop-orders/console-queries'
import { itemTexts, listViewTexts } from '@/lib/domain/shop-orders/copy'
import {
  type OrderListView,
  orderList,
  orderListInput,
  orderOrder,
  orderViews,
  shopItems,
} from '@/lib/domain/shop-orders/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Bestillinger' }

export default async function AdminOrdersPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = orderListInput.parse(query)
  const [{ items, nextCursor }, counts] = await orNotFound(
    Promise.all([listOrders(actor, filter), countOrders(actor, filter)]),
  )
  const { vis, vare, search, from, to } = filter
  const sorting = { list: orderList, filter, order: orderOrder(filter) }
  // There should be none of these.
  const isOffered = (view: OrderListView) => view !== 'uninvoiced' || view === vis || counts.uninvoiced > 0
  const links = orderViews.filter(isOffered).map((view) => ({
    label: listViewTexts[view],
    count: counts[view],
    choice: { vis: view },
    isHere: view === vis,
  }))
  return (
    <ConsoleList
      title="Bestillinger"
      intro="Det, familier har bestilt hos os. Det, der venter på os, står først."
      sorting={sorting}
      states={{ label: 'Status', links }}
      kept={{ vis }}
      fields={
        <ChoiceField label="Vare" name="vare" value={vare}>
          {shopItems.map((item) => (
            <option key={item} value={item}>
              {itemTexts[item].name}
            </option>
          ))}
        </ChoiceField>
      }
      table={items.length > 0 ? <AdminOrderTable orders={items} sorting={sorting} /> : null}
      empty={
        search || vare || from || to
          ? { title: 'Ingen bestillinger passer', text: fewerText }
          : { title: 'Her er ingen bestillinger', text: 'Når en familie bestiller, står det her.' }
      }
      nextCursor={nextCursor}
    />
  )
}
