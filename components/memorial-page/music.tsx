import { formatLength } from '@/lib/domain/media/media-words'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { madeLabelOf, pieceName, sheetLink } from '@/lib/domain/music/copy'
import type { PieceView } from '@/lib/domain/music/schema'
import { songSheetAddress } from '@/lib/domain/songs/paths'
import { Section } from './section'

/** The piece the family chose for the top of the page, under the head. */
export function TopPiece({ page }: { page: MemorialPageView }) {
  const top = page.music.find(({ isTop }) => isTop)
  if (!top) return null
  return (
    <div className="mx-auto mt-12 max-w-measure px-gutter print:hidden">
      <Piece page={page} piece={top} name={pieceName(top, 1)} />
    </div>
  )
}

/** The other pieces, and links to music elsewhere. The browser's player fetches nothing before it is played, and never begins by itself. */
export function Music({ page }: { page: MemorialPageView }) {
  const pieces = listedPieces(page)
  if (!hasMusicSection(page)) return null
  return (
    <Section id="musik" title="Musik" className="print:hidden">
      <ul className="mt-8 space-y-8">
        {pieces.map((piece, index) => (
          <li key={piece.id}>
            <Piece page={page} piece={piece} name={pieceName(piece, index + 1)} />
          </li>
        ))}
        {page.musicLinks.map(({ title, link, site }) => (
          <li key={link}>
            <a href={link} rel="nofollow noopener noreferrer" className="text-button [overflow-wrap:anywhere]">
              {title}
            </a>
            <span className="block text-muted-foreground text-sm">Åbner hos {site}.</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Whether there is anything in the section for music. */
export function hasMusicSection(page: MemorialPageView): boolean {
  return listedPieces(page).length > 0 || page.musicLinks.length > 0
}

/** The pieces in the section for music: all but the one at the top. */
export function listedPieces({ music }: Pick<MemorialPageView, 'music'>): PieceView[] {
  return music.filter(({ isTop }) => !isTop)
}

/** Who plays, when, and how long: '' when nothing is known. */
export function pieceText({ artist, year, durationSeconds }: PieceView): string {
  return [artist, year, durationSeconds && formatLength(durationSeconds)].filter(Boolean).join(' · ')
}

/** script/music.ts reads the attributes for the lock screen. */
function Piece({ page, piece, name }: { page: MemorialPageView; piece: PieceView; name: string }) {
  const words = pieceText(piece)
  const label = madeLabelOf(piece)
  return (
    <figure>
      <figcaption>
        <span className="block font-serif text-xl [overflow-wrap:anywhere]">{name} </span>
        {words && <span className="block text-muted-foreground text-sm">{words} </span>}
        {label && <span className="block text-sm">{label}</span>}
      </figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: music has no captions; the text beside it says what is heard. */}
      <audio
        controls
        preload="none"
        src={piece.src}
        aria-label={`Musik: ${name}`}
        data-piece={name}
        data-artist={piece.artist ?? undefined}
        data-cover={piece.cover?.src}
        className="mt-3 w-full"
      />
      {piece.sheetOf && (
        <a
          href={songSheetAddress(page.id, piece.sheetOf, 'pdf')}
          download="noder.pdf"
          className="text-button text-inherit"
        >
          {sheetLink}
        </a>
      )}
    </figure>
  )
}
