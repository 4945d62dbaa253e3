import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ConsoleList } from '@/components/admin/console-list'
import { PageTable } from '@/components/page-desk/page-table'
import { fewerText } from '@/components/ui/empty-texts'
import { stateNames } from '@/lib/domain/memorials/copy'
import { listPages } from '@/lib/domain/page-desk/queries'
import { pageList, pageListInput, pageOrder, pageStates } from '@/lib/domain/page-desk/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Mindesider' }

export default async function PagesPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = pageListInput.parse(query)
  const { items, nextCursor } = await orNotFound(listPages(actor, filter))
  const sorting = { list: pageList, filter, order: pageOrder(filter) }
  const links = [undefined, ...pageStates].map((state) => ({
    label: state ? stateNames[state] : 'Alle',
    choice: { state },
    isHere: state === filter.state,
  }))
  return (
    <ConsoleList
      title="Mindesider"
      intro="Også dem, der er lukket for andre."
      sorting={sorting}
      states={{ label: 'Status', links }}
      kept={{ state: filter.state, sag: filter.sag?.toString() }}
      table={items.length > 0 ? <PageTable pages={items} sorting={sorting} caseNumber={filter.sag} /> : null}
      empty={{ title: 'Ingen mindesider passer', text: fewerText }}
      nextCursor={nextCursor}
    />
  )
}
