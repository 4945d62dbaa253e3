import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DifferenceList } from '@/components/bookkeeping/difference-list'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { StateLinks } from '@/components/ui/state-links'
import { findDraft } from '@/lib/domain/find-draft'
import { differencesPath } from '@/lib/domain/payments/admin-paths'
import { listDifferences } from '@/lib/domain/payments/desk-queries'
import { differenceListInput } from '@/lib/domain/payments/desk-schema'
import { differenceFormName } from '@/lib/domain/payments/form-names'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { type PageQuery, textParam } from '@/lib/shared/page-params'
import { withQuery } from '@/lib/shared/with-query'

export const metadata: Metadata = { title: 'Forskelle' }

export default async function DifferencesPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = differenceListInput.parse(query)
  const page = await orNull(listDifferences(actor, filter))
  if (!page) notFound()
  const draft = await findDraft(differenceFormName, textParam(query, 'kladde'))
  return (
    <PageBody width="page" className="space-y-8">
      <PageHeader
        title="Forskelle"
        intro="Hver nat sammenligner vi vores betalinger med udbyderens. Det, der ikke stemmer, står her, til nogen har set på det."
      />
      {draft && <Notice variant="error">{Object.values(draft.errors)[0] ?? draft.message}</Notice>}
      <StateLinks
        label="Status"
        links={[
          { label: 'Ikke afgjort', href: differencesPath, isHere: filter.view === 'open' },
          {
            label: 'Afgjort',
            href: withQuery(differencesPath, { view: 'settled' }),
            isHere: filter.view === 'settled',
          },
        ]}
      />
      {page.items.length > 0 ? (
        <DifferenceList differences={page.items} refused={{ id: textParam(query, 'afgoer'), draft }} />
      ) : (
        <EmptyState title="Alt stemmer" text="Der er ingen forskelle mellem udbyderen og os." />
      )}
      {page.nextCursor && (
        <LoadMore href={withQuery(differencesPath, { view: filter.view, cursor: page.nextCursor })} />
      )}
    </PageBody>
  )
}
