import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { inputOrNotFound, orNotFound } from '@/app/or-not-found'
import { SongEditor } from '@/components/songs/song-editor'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { musicPath } from '@/lib/domain/music/paths'
import { fewerVerses, melodyByRules } from '@/lib/domain/songs/copy'
import { songBeginning } from '@/lib/domain/songs/inputs'
import { songPath } from '@/lib/domain/songs/paths'
import { getSong } from '@/lib/domain/songs/queries'
import { songKeyInput } from '@/lib/domain/songs/schema'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'En sang', robots: { index: false } }

/** One song with its lines, its sound and its sheets, for the page's editors. */
export default async function SongPage({ params, searchParams }: PageProps<'id' | 'songId'>) {
  const [{ id, songId }, query] = await Promise.all([params, searchParams])
  const actor = await requireSignedIn(songPath(id, songId))
  const key = inputOrNotFound(songKeyInput, { id: decodeURIComponent(id), songId })
  const song = await orNotFound(getSong(actor, key))
  // How many verses were asked for. Once the song is changed, it has as many as somebody wants.
  const wished = songBeginning.shape.verses.safeParse(Number(textParam(query, 'vers'))).data ?? 0
  const fewer = song.revision === 1 && song.verses.length < wished ? fewerVerses(song.verses.length, wished) : null
  return (
    <PageBody
      width="page"
      title={<span className="wrap-anywhere">{song.title}</span>}
      intro={melodyByRules}
      actions={
        <LinkButton href={musicPath(song.memorial.slug)} variant="outline">
          Til sidens musik
        </LinkButton>
      }
    >
      {fewer && (
        <Notice title={fewer.title} className="mb-10 max-w-measure">
          {fewer.text}
        </Notice>
      )}
      <SongEditor key={song.id} opened={song} keeper={actor.userId} />
    </PageBody>
  )
}
