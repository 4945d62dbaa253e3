import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsoleList } from '@/components/admin/console-list'
import { PageFilters } from '@/components/page-desk/page-filters'
import { PageTable } from '@/components/page-desk/page-table'
import { fewerWords } from '@/components/ui/empty-texts'
import { pagesPath } from '@/lib/domain/page-desk/paths'
import { listPages } from '@/lib/domain/page-desk/queries'
import { pageListInput, pageListQuery } from '@/lib/domain/page-desk/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Mindesider' }

export default async function PagesPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = pageListInput.parse(query)
  const found = await orNull(listPages(actor, filter))
  if (!found) notFound()
  const { items, nextCursor } = found
  return (
    <ConsoleList
      title="Mindesider"
      intro="Også dem, der er lukket for andre."
      filters={<PageFilters filter={filter} />}
      table={items.length > 0 ? <PageTable pages={items} caseNumber={filter.sag} /> : null}
      empty={{ title: 'Ingen mindesider passer', text: fewerWords }}
      more={nextCursor ? { href: `${pagesPath}?${pageListQuery({ ...filter, cursor: nextCursor })}` } : null}
    />
  )
}
