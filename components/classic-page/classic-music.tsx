import { hasMusicSection, listedPieces, pieceWords } from '@/components/memorial-page/music'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { madeLabelOf, pieceName, sheetLink } from '@/lib/domain/music/copy'
import type { PieceView } from '@/lib/domain/music/schema'
import { songSheetAddress } from '@/lib/domain/songs/paths'

/** The piece the family chose for the top. */
export function ClassicTopPiece({ page }: { page: MemorialPageView }) {
  const top = page.music.find(({ isTop }) => isTop)
  return top ? <Piece page={page} piece={top} name={pieceName(top, 1)} /> : null
}

/** The other pieces, each in the browser's player, and links to music elsewhere. */
export function ClassicMusic({ page }: { page: MemorialPageView }) {
  const pieces = listedPieces(page)
  if (!hasMusicSection(page)) return null
  return (
    <section id="musik" className="screen">
      <h2>Musik</h2>
      {pieces.map((piece, index) => (
        <Piece key={piece.id} page={page} piece={piece} name={pieceName(piece, index + 1)} />
      ))}
      {page.musicLinks.length > 0 && (
        <ul>
          {page.musicLinks.map(({ title, link, site }) => (
            <li key={link}>
              <a href={link} rel="nofollow noopener noreferrer">
                {title} (hos {site})
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Piece({ page, piece, name }: { page: MemorialPageView; piece: PieceView; name: string }) {
  const words = [pieceWords(piece), madeLabelOf(piece)].filter(Boolean)
  return (
    <figure className="screen">
      {name}
      {words.length > 0 && <figcaption>{words.join(' · ')}</figcaption>}
      {/* biome-ignore lint/a11y/useMediaCaption: music has no captions; the text beside it says what is heard. */}
      <audio controls preload="none" src={piece.src} aria-label={`Musik: ${name}`} />
      {piece.sheetOf && (
        <a href={songSheetAddress(page.id, piece.sheetOf, 'pdf')} download="noder.pdf">
          {sheetLink}
        </a>
      )}
    </figure>
  )
}
