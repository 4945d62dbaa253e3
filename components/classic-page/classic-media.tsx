import { ClassicListEnd } from '@/components/classic-page/classic-list-end'
import { largestSource } from '@/components/memorial-page/memorial-image'
import { hasMusicSection, listedPieces, pieceText } from '@/components/memorial-page/music'
import { pictureAlt } from '@/components/memorial-page/picture-alt'
import { clipCaption, clipLabel } from '@/components/memorial-page/post-clip'
import type { ContributionView, PostClipView, PostFilmView } from '@/lib/domain/contributions/schema'
import { originLabelOf } from '@/lib/domain/made-works/origin-marks'
import { formatLength, mediaWords } from '@/lib/domain/media/media-words'
import type { GalleryPictureView } from '@/lib/domain/media/schema'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { filmStateTexts } from '@/lib/domain/moving-greetings/copy'
import { madeLabelOf, pieceName, sheetLink } from '@/lib/domain/music/copy'
import type { PieceView } from '@/lib/domain/music/schema'
import { songSheetAddress } from '@/lib/domain/songs/paths'

/** The gallery or one album, one picture per row. */
export function ClassicPictures({ page }: { page: MemorialPageView }) {
  const { pictures, album, albums, name, path } = page
  const shown = albums.filter(({ count }) => count > 0)
  if (pictures.items.length === 0 && shown.length === 0 && !album) return null
  return (
    <section id="billeder" className="pictures">
      <h2>{album?.title ?? 'Billeder'}</h2>
      {album?.description && <p className="lines">{album.description}</p>}
      {album && (
        <p className="screen">
          <a className="action" href={`${path}#billeder`}>
            Alle billeder
          </a>
        </p>
      )}
      {!album && shown.length > 0 && (
        <ul className="screen" aria-label="Album">
          {shown.map(({ id, title, count }) => (
            <li key={id}>
              <a className="action" href={`${path}?album=${id}#billeder`}>
                {title} ({count.toLocaleString('da-DK')})
              </a>
            </li>
          ))}
        </ul>
      )}
      <ClassicFigures pictures={pictures.items} belonging={`på mindesiden for ${name}`} />
      <ClassicListEnd
        page={page}
        list="billeder"
        section="billeder"
        nextCursor={pictures.nextCursor}
        label="Vis flere billeder"
      />
    </section>
  )
}

/** Lazy-loaded pictures, each a link to the full picture. */
export function ClassicFigures({ pictures, belonging }: { pictures: GalleryPictureView[]; belonging: string }) {
  return pictures.map((picture, index) => (
    <figure key={picture.id}>
      <a href={largestSource(picture)}>
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(min-width: 42rem) 38rem, 92vw"
          width={picture.width}
          height={picture.height}
          alt={pictureAlt(pictures, index, belonging)}
          loading="lazy"
          style={{ backgroundColor: picture.colour }}
        />
      </a>
      <Words said={picture} />
    </figure>
  ))
}

/** The film of a greeting, in the browser's player, with its still before it plays. */
export function ClassicFilm({ film, authorName }: { film: PostFilmView; authorName: string }) {
  if (film.state !== 'ready') return <p className="quiet">{filmStateTexts[film.state]}</p>
  return (
    <figure className="screen">
      {film.poster && (
        <img
          src={film.poster.src}
          width={film.poster.width}
          height={film.poster.height}
          alt={`Stillbillede af filmen fra ${authorName}`}
          loading="lazy"
          style={{ backgroundColor: film.poster.colour }}
        />
      )}
      <figcaption>
        <a className="action" href={film.src ?? undefined}>
          Se filmen
        </a>
        <br />
        {originLabelOf({ madeBy: 'rules' })}
      </figcaption>
    </figure>
  )
}

/** The voice of a memory in the browser's player, or its film as a link. */
export function ClassicClip({ clip, post }: { clip: PostClipView; post: ContributionView }) {
  if (clip.kind === 'video') {
    return (
      <p className="screen">
        <a className="action" href={clip.src} aria-label={clipLabel(clip, post)}>
          {clipCaption(clip, post.authorName)}
        </a>
      </p>
    )
  }
  return (
    <figure className="screen">
      {/* biome-ignore lint/a11y/useMediaCaption: no captions exist; the text of the memory stands above it */}
      <audio controls preload="none" src={clip.src} aria-label={clipLabel(clip, post)} />
      <figcaption>{clipCaption(clip, post.authorName)}</figcaption>
    </figure>
  )
}

/** Films as links, voice recordings in the browser's player; nothing is loaded until requested. */
export function ClassicRecordings({
  page: { films, voices, name },
}: {
  page: Pick<MemorialPageView, 'films' | 'voices' | 'name'>
}) {
  if (films.length === 0 && voices.length === 0) return null
  return (
    <section id="optagelser" className="screen">
      <h2>Film og stemmer</h2>
      <ul>
        {films.map(({ id, src, linkId, caption, durationSeconds }, index) => (
          <li key={id}>
            <a className="action" href={src ?? `https://www.youtube.com/watch?v=${linkId}`} rel="noopener">
              {caption ?? `Film ${index + 1} med ${name}`}
              {durationSeconds ? `, ${formatLength(durationSeconds)}` : ''}
              {linkId && ' (hos YouTube)'}
            </a>
          </li>
        ))}
        {voices.map((voice, index) => (
          <li key={voice.id}>
            {/* biome-ignore lint/a11y/useMediaCaption: no captions exist; the text beside it says what is said */}
            <audio controls preload="none" src={voice.src} aria-label={voice.caption ?? `Optagelse ${index + 1}`} />
            <Words said={voice} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Words({ said }: { said: Parameters<typeof mediaWords>[0] }) {
  const words = mediaWords(said)
  return words.length > 0 ? <figcaption>{words.join(' · ')}</figcaption> : null
}

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
  const words = [pieceText(piece), madeLabelOf(piece)].filter(Boolean)
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
