import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { SongEditor } from '@/components/songs/song-editor'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { melodyByRules } from '@/lib/domain/songs/copy'
import { musicPath, songPath } from '@/lib/domain/songs/paths'
import { getSong } from '@/lib/domain/songs/queries'
import { songKeyInput } from '@/lib/domain/songs/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'

export const metadata: Metadata = { title: 'En sang', robots: { index: false } }

type Props = { params: Promise<{ id: string; songId: string }> }

/** One song with its lines, its sound and its sheets, for the page's editors. */
export default async function SongPage({ params }: Props) {
  const [{ id, songId }, actor] = await Promise.all([params, currentActor()])
  if (!isSignedIn(actor)) redirect(`/login?redirect=${encodeURIComponent(songPath(id, songId))}`)
  const key = songKeyInput.safeParse({ id: decodeURIComponent(id), songId })
  const song = key.success ? await orNull(getSong(actor, key.data)) : null
  if (!song) notFound()
  return (
    <PageBody width="page">
      <PageHeader
        title={<span className="wrap-anywhere">{song.title}</span>}
        intro={melodyByRules}
        actions={
          <LinkButton href={musicPath(song.memorial.slug)} variant="outline">
            Til sidens musik
          </LinkButton>
        }
      />
      <SongEditor key={song.id} opened={song} keeper={actor.userId} />
    </PageBody>
  )
}
