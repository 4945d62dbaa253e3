'use client'

import { SongHearing } from '@/components/songs/song-hearing'
import { SungSong } from '@/components/songs/sung-song'
import type { SongEditing } from '@/components/songs/use-song-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { TextLink } from '@/components/ui/text-link'
import { musicPath } from '@/lib/domain/songs/paths'

/** How a song sounds and looks: made on request, heard, and put on the page or taken off it. */
export function SongMaking({ editing }: { editing: SongEditing }) {
  const { song, form, isBusy } = editing
  const { isDirty } = form.formState
  const isRendering = song.status === 'rendering'
  const isWaiting = song.isBeingWritten || song.isBeingSung
  return (
    <section aria-labelledby="hoer" className="max-w-measure space-y-6">
      <h2 id="hoer" className="text-2xl">
        Hør og se sangen
      </h2>
      {isRendering && (
        <div className="space-y-2" aria-live="polite">
          <Progress label="Laver noder og lyd" value={song.progress} detail={`${song.progress} %`} />
          <p className="text-muted-foreground">Det tager et lille minut. Du kan roligt lukke siden imens.</p>
        </div>
      )}
      {song.failure && !isRendering && (
        <Notice variant="error" title="Sangen blev ikke færdig">
          {song.failure}
        </Notice>
      )}
      {!isRendering && (!song.isMade || isDirty) && !song.isOnPage && !isWaiting && (
        <div className="space-y-2">
          <p>
            {song.isMade || song.durationSeconds !== null
              ? 'Ordene eller melodien er ændret, siden sangen sidst blev lavet.'
              : 'Når ordene er, som I vil have dem, laver vi noder og lyd.'}
          </p>
          <Button size="lg" disabled={isBusy} onClick={() => void editing.make()}>
            Lav noder og lyd
          </Button>
        </div>
      )}
      {song.isMade && !isRendering && <SongHearing song={song} />}
      <SungSong editing={editing} />
      {song.isMade && !isRendering && !isDirty && !song.isOnPage && !isWaiting && (
        <div className="space-y-2">
          <p>Når I lægger sangen på siden, kan alle, der ser den, høre sangen og se noderne.</p>
          <Button size="lg" disabled={isBusy} onClick={() => void editing.order('publish')}>
            Læg sangen på siden
          </Button>
        </div>
      )}
      {song.isOnPage && (
        <div className="space-y-2">
          <p>
            {song.isSungOnPage ? 'Den sungne sang' : 'Sangen'} ligger på siden.{' '}
            <TextLink href={musicPath(song.memorial.slug)}>Se den blandt sidens musik</TextLink>
          </p>
          <Button variant="outline" disabled={isBusy} onClick={() => void editing.order('withdraw')}>
            Tag sangen af siden
          </Button>
        </div>
      )}
    </section>
  )
}
