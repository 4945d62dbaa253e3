import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { MadeLink } from '@/components/made-works/made-link'
import { MusicEditor } from '@/components/music/music-editor'
import { SongsPanel } from '@/components/songs/songs-panel'
import { LinkButton } from '@/components/ui/link-button'
import { Outcome } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { findPageConsole } from '@/lib/domain/members/queries'
import { musicPath, pieceFormName } from '@/lib/domain/music/paths'
import { listMusic } from '@/lib/domain/music/queries'
import { listSongs } from '@/lib/domain/songs/queries'
import { orNull } from '@/lib/server/read'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Musik', robots: { index: false } }

export default async function MusicPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const key = decodeURIComponent(id)
  const actor = await requireSignedIn(musicPath(key))
  const pageConsole = await findPageConsole(actor, { id: key })
  const music = pageConsole && (await orNull(listMusic(actor, { id: key })))
  if (!music) notFound()
  const { slug, name, subject } = pageConsole
  const draft = await findDraft(pieceFormName, query)
  return (
    <PageBody
      title="Musik"
      intro={`Musikken på mindesiden for ${name}. Den spiller kun, når nogen selv trykker på den.`}
      actions={
        <>
          <LinkButton href={`/memorial/${slug}`} prefetch={false} variant="outline">
            Se mindesiden
          </LinkButton>
          <LinkButton href={`/edit-memorial/${slug}`} variant="outline">
            Redigér mindesiden
          </LinkButton>
        </>
      }
    >
      <Outcome done={textParam(query, 'gemt') && 'Gemt.'} />
      <MusicEditor
        memorialId={subject.id}
        opened={music.items}
        hasRoom={music.hasRoom}
        coming={music.coming}
        draft={draft}
        songs={<SongsPanel songs={await listSongs(actor, { id: key })} />}
      />
      <p className="mt-8">
        Ligger musikken et andet sted, for eksempel på Spotify, så{' '}
        <TextLink href={`/edit-memorial/${slug}#musik`}>sæt et link til den ind</TextLink>.
      </p>
      {pageConsole.role === 'owner' && <MadeLink slug={slug} />}
    </PageBody>
  )
}
