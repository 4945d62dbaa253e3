import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { orNotFound } from '@/app/or-not-found'
import { PlanNote } from '@/components/billing/plan-note'
import { SongBeginning } from '@/components/songs/song-beginning'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { musicPath } from '@/lib/domain/music/paths'
import { melodyByRules, songsTexts } from '@/lib/domain/songs/copy'
import { newSongPath } from '@/lib/domain/songs/paths'
import { getSongBeginning } from '@/lib/domain/songs/queries'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Ny sang', robots: { index: false } }

/** A new song from the life story, for the page's editors. */
export default async function NewSongPage({ params }: PageProps<'id'>) {
  const { id } = await params
  const actor = await requireSignedIn(newSongPath(id))
  const view = await orNotFound(getSongBeginning(actor, { id: decodeURIComponent(id).slice(0, 90) }))
  const { slug } = view.memorial
  return (
    <PageBody
      width="page"
      title={songsTexts.begin}
      intro={`${songsTexts.intro} ${melodyByRules}`}
      actions={
        <LinkButton href={musicPath(slug)} variant="outline">
          Til sidens musik
        </LinkButton>
      }
    >
      {!view.isInPlan ? (
        <PlanNote coming={view.coming}>{songsTexts.premium(0)}</PlanNote>
      ) : view.sentences.length === 0 ? (
        <EmptyState
          title={songsTexts.noStory}
          text="Skriv et par sætninger om livet, så kan de blive til vers."
          action={<LinkButton href={`/edit-memorial/${slug}`}>{songsTexts.writeStory}</LinkButton>}
        />
      ) : (
        <SongBeginning view={view} keeper={actor.userId} />
      )}
    </PageBody>
  )
}
