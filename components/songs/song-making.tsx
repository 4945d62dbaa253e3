'use client'

import { SongAudio, SungSong } from '@/components/songs/sung-song'
import type { SongEditing } from '@/components/songs/use-song-form'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { TextLink } from '@/components/ui/text-link'
import { musicPath } from '@/lib/domain/music/paths'
import { songOrigin } from '@/lib/domain/songs/copy'
import type { SongFile } from '@/lib/domain/songs/inputs'
import { songFileAddress, songPreviewAddress } from '@/lib/domain/songs/paths'
import type { SongView } from '@/lib/domain/songs/schema'

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

/** A song that is made: to hear, to see and to take home. */
function SongHearing({ song }: { song: SongView }) {
  const { id, memorial, title, verses, revision } = song
  const address = (file: 'mp3' | 'm4a' | 'svg') => songPreviewAddress(memorial.id, id, file, revision)
  return (
    <div className="space-y-6">
      <SongAudio
        key={revision}
        label={title}
        sources={[
          { src: address('m4a'), type: 'audio/mp4' },
          { src: address('mp3'), type: 'audio/mpeg' },
        ]}
      />
      <p className="text-muted-foreground">{songOrigin(verses)}</p>
      <figure className="space-y-2">
        <img
          src={address('svg')}
          alt={`Noder til ${title} med becifring og ${verses.length} vers. Ordene står i felterne ovenfor.`}
          className="w-full rounded-lg bg-white"
        />
      </figure>
      <SongDownloads memorialId={memorial.id} songId={id} />
    </div>
  )
}

/** The files of a song, each with what it is good for. */
function SongDownloads({ memorialId, songId }: { memorialId: string; songId: string }) {
  return (
    <section aria-labelledby="tag-hjem" className="space-y-3">
      <h3 id="tag-hjem" className="text-xl">
        Udskriv og tag med hjem
      </h3>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {offers.map(({ file, name, hint }) => (
          <li key={file} className="min-w-0">
            <a
              href={songFileAddress(memorialId, songId, file)}
              download
              className={buttonVariants({ variant: 'outline' })}
            >
              {name}
            </a>
            <p className="mt-1 text-muted-foreground text-sm">{hint}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const offers: readonly { file: SongFile; name: string; hint: string }[] = [
  { file: 'pdf', name: 'Noder til udskrift (PDF)', hint: 'Til at synge efter og lægge i kirken.' },
  { file: 'mp3', name: 'Lyd (MP3)', hint: 'Kan spilles overalt.' },
  { file: 'm4a', name: 'Lyd (AAC)', hint: 'Samme lyd i en mindre fil.' },
  { file: 'svg', name: 'Noder som billede (SVG)', hint: 'Til at sætte ind i et dokument.' },
  { file: 'musicxml', name: 'Noder til nodeprogrammer (MusicXML)', hint: 'Kan åbnes i MuseScore og andre.' },
  { file: 'midi', name: 'Noder til instrumenter (MIDI)', hint: 'Til en organist eller et keyboard.' },
]
