import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { inputOrNotFound, orNotFound } from '@/app/or-not-found'
import { MadeItem } from '@/components/made-works/made-item'
import { PortraitLink } from '@/components/portrait-motion/portrait-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { madeIntro, madeTitle } from '@/lib/domain/made-works/copy'
import { madePath } from '@/lib/domain/made-works/paths'
import { listMade, madeListInput } from '@/lib/domain/made-works/queries'
import { listMotions } from '@/lib/domain/portrait-motion/queries'
import { orNull } from '@/lib/server/read'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: madeTitle, robots: { index: false } }

export default async function MadeWorksPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const key = decodeURIComponent(id)
  const actor = await requireSignedIn(madePath(key))
  const asked = inputOrNotFound(madeListInput, { ...query, id: key })
  const { items, nextCursor } = await orNotFound(listMade(actor, asked))
  const motions = await orNull(listMotions(actor, { id: key }))
  return (
    <PageBody
      title={madeTitle}
      intro={madeIntro}
      actions={
        <LinkButton href={`/memorial/${encodeURIComponent(key)}/music`} variant="outline">
          Til musikken
        </LinkButton>
      }
    >
      <PortraitLink slug={key} motions={motions} />
      {items.length === 0 && (
        <EmptyState
          title="Her er ikke noget endnu"
          text="Når I laver en sang eller en hilsen, der bevæger sig, står det her."
        />
      )}
      <ul className="divide-y divide-border empty:hidden">
        {items.map((work) => (
          <MadeItem key={work.id} work={work} />
        ))}
      </ul>
      {nextCursor && <LoadMore href={`${madePath(key)}?cursor=${nextCursor}`} />}
    </PageBody>
  )
}
