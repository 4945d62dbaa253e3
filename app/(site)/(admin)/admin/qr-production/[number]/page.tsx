import type { Metadata } from 'next'
import { inputOrNotFound, orNotFound } from '@/app/or-not-found'
import { BatchDesk } from '@/components/production/batch-desk'
import { PieceStateLinks, PieceTable } from '@/components/production/piece-table'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { findBatch, listPieces } from '@/lib/domain/production/queries'
import { batchInput, pieceListInput } from '@/lib/domain/production/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export async function generateMetadata({ params }: PageProps<'number'>): Promise<Metadata> {
  const number = batchInput.safeParse(await params).data?.number
  return { title: number ? `Parti ${number}` : 'Parti' }
}

export default async function BatchPage({ params, searchParams }: PageProps<'number'>) {
  const actor = await currentActor()
  const batch = await orNotFound(findBatch(actor, inputOrNotFound(batchInput, await params)))
  const query = await searchParams
  const filter = pieceListInput.parse(query)
  const [{ items, nextCursor }, draft] = await Promise.all([
    listPieces(actor, { number: batch.number, ...filter }),
    findDraft('send-parti', query),
  ])
  const state = filter.state ? `state=${filter.state}&` : ''
  return (
    <PageBody width="page" back={{ href: '/admin/qr-production', label: 'Alle partier' }} className="space-y-10">
      <BatchDesk batch={batch} draft={draft} />
      <section className="space-y-6">
        <h2 className="text-xl">Stykker</h2>
        <PieceStateLinks number={batch.number} counts={batch.counts} shown={filter.state} />
        {items.length > 0 ? <PieceTable pieces={items} /> : <EmptyState title="Ingen stykker passer" />}
        {nextCursor && <LoadMore href={`/admin/qr-production/${batch.number}?${state}cursor=${nextCursor}`} />}
      </section>
    </PageBody>
  )
}
