import { buttonVariants } from '@/components/ui/button-variants'
import type { SongFile } from '@/lib/domain/songs/inputs'
import { songFileAddress } from '@/lib/domain/songs/paths'

const offers: readonly { file: SongFile; name: string; hint: string }[] = [
  { file: 'pdf', name: 'Noder til udskrift (PDF)', hint: 'Til at synge efter og lægge i kirken.' },
  { file: 'mp3', name: 'Lyd (MP3)', hint: 'Kan spilles overalt.' },
  { file: 'm4a', name: 'Lyd (AAC)', hint: 'Samme lyd i en mindre fil.' },
  { file: 'svg', name: 'Noder som billede (SVG)', hint: 'Til at sætte ind i et dokument.' },
  { file: 'musicxml', name: 'Noder til nodeprogrammer (MusicXML)', hint: 'Kan åbnes i MuseScore og andre.' },
  { file: 'midi', name: 'Noder til instrumenter (MIDI)', hint: 'Til en organist eller et keyboard.' },
]

/** The files of a song, each with what it is good for. */
export function SongDownloads({ memorialId, songId }: { memorialId: string; songId: string }) {
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
