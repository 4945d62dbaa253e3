import { SongDownloads } from '@/components/songs/song-downloads'
import { songOrigin } from '@/lib/domain/songs/copy'
import { songPreviewAddress } from '@/lib/domain/songs/paths'
import type { SongView } from '@/lib/domain/songs/views'

/** A song that is made: to hear, to see and to take home. */
export function SongHearing({ song }: { song: SongView }) {
  const { id, memorial, title, verses, revision } = song
  const address = (file: 'mp3' | 'm4a' | 'svg') => songPreviewAddress(memorial.id, id, file, revision)
  return (
    <div className="space-y-6">
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand in the fields above and on the sheet below */}
      <audio key={revision} controls preload="none" aria-label={title} className="w-full">
        <source src={address('m4a')} type="audio/mp4" />
        <source src={address('mp3')} type="audio/mpeg" />
      </audio>
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
