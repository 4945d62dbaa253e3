import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BatchTable } from '@/components/production/batch-table'
import { BoardFilters } from '@/components/production/board-filters'
import { EmptyState } from '@/components/ui/empty-state'
import { fewerLetters } from '@/components/ui/empty-texts'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { listBatches } from '@/lib/domain/production/queries'
import { boardInput, boardQuery } from '@/lib/domain/production/schema'
import { currentActor } from '@/lib/server/actor'

export const metadata: Metadata = { title: 'Partier' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function QrProductionPage({ searchParams }: Props) {
  const actor = await currentActor()
  if (!canWorkInProduction(actor)) notFound()
  const filter = boardInput.parse(await searchParams)
  const { items, nextCursor } = await listBatches(actor, filter)
  return (
    <PageBody width="page" className="space-y-8">
      <PageHeader
        title="Partier"
        intro="Det, der skal sendes først, står øverst."
        actions={
          <>
            <LinkButton href="/admin/qr-production/new">Nyt parti</LinkButton>
            <LinkButton href="/production" variant="outline">
              Gå til værkstedet
            </LinkButton>
          </>
        }
      />
      <BoardFilters filter={filter} />
      {items.length > 0 ? (
        <BatchTable batches={items} />
      ) : filter.search || filter.status !== 'open' ? (
        <EmptyState title="Ingen partier passer" text={fewerLetters} />
      ) : (
        <EmptyState
          title="Der er ingen partier i gang"
          text="Et parti laves af en pakke, af koder eller af godkendte tegninger."
        />
      )}
      {nextCursor && <LoadMore href={`/admin/qr-production?${boardQuery({ ...filter, cursor: nextCursor })}`} />}
    </PageBody>
  )
}
