import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ConsoleList } from '@/components/admin/console-list'
import { BatchTable } from '@/components/production/batch-table'
import { fewerLetters } from '@/components/ui/empty-texts'
import { LinkButton } from '@/components/ui/link-button'
import { boardStatusTexts } from '@/lib/domain/production/copy'
import { listBatches } from '@/lib/domain/production/queries'
import { batchList, batchOrder, boardInput, boardStatuses } from '@/lib/domain/production/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Partier' }

export default async function QrProductionPage({ searchParams }: PageProps) {
  const actor = await currentActor()
  const filter = boardInput.parse(await searchParams)
  const { items, nextCursor } = await orNotFound(listBatches(actor, filter))
  const { status, search, from, to } = filter
  const sorting = { list: batchList, filter, order: batchOrder(filter) }
  const links = boardStatuses.map((each) => ({
    label: boardStatusTexts[each],
    choice: { status: each },
    isHere: each === status,
  }))
  return (
    <ConsoleList
      title="Partier"
      intro={sorting.order === 'due' ? 'Det, der skal sendes først, står øverst.' : 'Det, der laves i værkstedet.'}
      actions={
        <>
          <LinkButton href="/admin/qr-production/new">Nyt parti</LinkButton>
          <LinkButton href="/production" variant="outline">
            Gå til værkstedet
          </LinkButton>
        </>
      }
      sorting={sorting}
      states={{ label: 'Status', links }}
      kept={{ status }}
      table={items.length > 0 ? <BatchTable batches={items} sorting={sorting} /> : null}
      empty={
        search || from || to || status !== 'open'
          ? { title: 'Ingen partier passer', text: fewerLetters }
          : {
              title: 'Der er ingen partier i gang',
              text: 'Et parti laves af en pakke, af koder eller af godkendte tegninger.',
            }
      }
      nextCursor={nextCursor}
    />
  )
}
