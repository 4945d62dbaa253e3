import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ConsoleList } from '@/components/admin/console-list'
import { InvoiceTable } from '@/components/bookkeeping/invoice-table'
import { OwedFigures } from '@/components/bookkeeping/owed-figures'
import { fewerText } from '@/components/ui/empty-texts'
import { getOwed } from '@/lib/domain/bookkeeping/queries'
import { listInvoices } from '@/lib/domain/invoices/console-queries'
import { listStateTexts } from '@/lib/domain/invoices/copy'
import { invoiceList, invoiceListInput, invoiceListStates, invoiceOrder } from '@/lib/domain/invoices/invoice-schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Fakturaer' }

export default async function InvoicesPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = invoiceListInput.parse(query)
  const isFiltered = Object.values(filter).some(Boolean)
  const [{ items, nextCursor }, owed] = await orNotFound(Promise.all([listInvoices(actor, filter), getOwed(actor)]))
  const sorting = { list: invoiceList, filter, order: invoiceOrder(filter) }
  const links = [undefined, ...invoiceListStates].map((state) => ({
    label: state ? listStateTexts[state] : 'Alle',
    choice: { state },
    isHere: state === filter.state,
  }))
  return (
    <ConsoleList
      title="Fakturaer"
      intro="Alle fakturaer og kreditnotaer, og hvad der mangler."
      above={<OwedFigures owed={owed} />}
      sorting={sorting}
      states={{ label: 'Status', links }}
      kept={{ state: filter.state }}
      table={items.length > 0 ? <InvoiceTable invoices={items} sorting={sorting} /> : null}
      empty={
        isFiltered
          ? { title: 'Ingen fakturaer passer', text: fewerText }
          : { title: 'Her er ingen fakturaer endnu', text: 'Den første kommer, når nogen køber.' }
      }
      nextCursor={nextCursor}
    />
  )
}
