import { formatLength } from '@/lib/domain/media/media-words'
import type { FilmView } from '@/lib/domain/media/schema'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { button } from './button'
import { FilmPlayer } from './film-player'
import { Landscape } from './landscape'
import { MediaWords } from './media-words'
import { MemorialImage } from './memorial-image'
import { Section } from './section'

const sizes = '(min-width: 48rem) 44rem, 92vw'

/** The family's films. Nothing is fetched, from us or from the video host, until the visitor plays a film. */
export function Films({ page }: { page: Pick<MemorialPageView, 'films' | 'name'> }) {
  if (page.films.length === 0) return null
  return (
    <Section id="film" title="Film" className="print:hidden">
      <ul className="mt-8 space-y-10">
        {page.films.map((film, index) => (
          <li key={film.id}>
            <figure>
              {film.src ? (
                <FilmPlayer
                  {...film}
                  className="mx-auto max-h-screen"
                  label={`Film: ${nameOf(film, index, page.name)}${film.durationSeconds ? `, ${formatLength(film.durationSeconds)}` : ''}`}
                >
                  <Still film={film} />
                </FilmPlayer>
              ) : (
                <LinkedFilm film={film} name={nameOf(film, index, page.name)} />
              )}
              <MediaWords said={film} length={film.durationSeconds} />
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function nameOf(film: FilmView, index: number, who: string): string {
  return film.caption ?? `Film ${index + 1} med ${who}`
}

/** Without script the link opens the film at its host; with script the film replaces the still. */
function LinkedFilm({ film, name }: { film: FilmView; name: string }) {
  return (
    <>
      <div
        data-film-frame
        className="relative grid aspect-video place-items-center overflow-hidden rounded-lg bg-muted"
      >
        <Still film={film} />
        <a
          href={`https://www.youtube.com/watch?v=${film.linkId}`}
          rel="noopener"
          data-film={film.linkId ?? ''}
          data-title={name}
          aria-label={`Vis filmen: ${name}`}
          className={button('primary', 'large', 'relative shadow-lift')}
        >
          Vis filmen
        </a>
      </div>
      <p className="mt-2 text-muted-foreground text-sm">
        Filmen ligger hos YouTube. Først når du viser den, kan YouTube se, at du er her.
      </p>
    </>
  )
}

function Still({ film }: { film: FilmView }) {
  const place = 'absolute inset-0 h-full w-full object-cover'
  return film.poster ? (
    <MemorialImage picture={film.poster} alt="" sizes={sizes} className={place} />
  ) : (
    <Landscape seed={film.id} className={place} />
  )
}
