import { SongAudio } from '@/components/songs/song-audio'
import { SongDownloads } from '@/components/songs/song-downloads'
import { songOrigin } from '@/lib/domain/songs/copy'
import { songPreviewAddress } from '@/lib/domain/songs/paths'
import type { SongView } from '@/lib/domain/songs/schema'

/** A song that is made: to hear, to see and to take home. */
export function SongHearing({ song }: { song: SongView }) {
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
