import type { PostFilmView } from '@/lib/domain/contributions/schema'
import { originLabelOf } from '@/lib/domain/made-works/origin-marks'
import { formatLength } from '@/lib/domain/media/media-words'
import { filmStateTexts } from '@/lib/domain/moving-greetings/copy'
import { FilmPlayer } from './film-player'
import { MemorialImage } from './memorial-image'

/** The film of a greeting. */
export function PostFilm({ film, authorName }: { film: PostFilmView; authorName: string }) {
  if (film.state !== 'ready') return <p className="mt-4 text-muted-foreground text-sm">{filmStateTexts[film.state]}</p>
  const length = film.durationSeconds ? `, ${formatLength(film.durationSeconds)}` : ''
  return (
    <figure className="mt-6 max-w-md print:hidden">
      <FilmPlayer
        {...film}
        hasControlsBelow
        music={film.music?.src}
        label={`Film: hilsenen fra ${authorName}${length}`}
      >
        {film.poster && (
          <MemorialImage
            picture={film.poster}
            alt=""
            sizes="(min-width: 32rem) 28rem, 92vw"
            className="absolute inset-0 h-full w-full object-cover"
          />
        )}
      </FilmPlayer>
      <figcaption className="mt-2 text-muted-foreground text-sm">
        {originLabelOf({ madeBy: 'rules' })}
        {film.music && (
          <span className="block wrap-anywhere">
            Musik til filmen: {film.music.title}
            {film.music.label && `. ${film.music.label}`}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
