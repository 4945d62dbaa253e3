import type { DownloadFile } from '@/lib/domain/memorial-page/download/download-files'
import { escaped, paragraph } from '@/lib/domain/memorial-page/download/escaped'
import { relativeAddress } from '@/lib/domain/memorial-page/download/file-names'
import type { LifeEventView, MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { formatDateAfterVerb } from '@/lib/shared/danish-dates'
import { placeInWords } from '@/lib/shared/place-in-words'

/** The theme's drawings as SVG markup, coloured by the tokens. */
export type ThemeDrawings = { landscape: string; ornament: string }

/** The pictures in the page's head, which are left out of the gallery. The classic layout has no cover. */
export function headFiles({ portrait, cover, layout }: MemorialPageView, own: readonly DownloadFile[]) {
  const find = (id: string | undefined) => own.find((file) => file.id === id) ?? null
  return { portrait: find(portrait?.id), cover: layout === 'classic' ? null : find(cover?.id) }
}

type Head = { page: MemorialPageView; files: ReturnType<typeof headFiles>; drawings: ThemeDrawings }

/** The page's head: cover or landscape, portrait, name, dates, ornament and epitaph. */
export function pageHead({ page, files, drawings }: Head): string {
  const { name, birthName, lifespan, born, died, epitaph, layout } = page
  const above = files.cover ? picture(files.cover, 'cover', files.cover.altText ?? '') : drawings.landscape
  const portrait = files.portrait
    ? picture(files.portrait, 'portrait', files.portrait.altText ?? `Portræt af ${name}`)
    : ''
  return `<header>${layout === 'classic' ? '' : `<div class="above">${above}</div>`}<div class="who">${portrait}<div>
<h1>${escaped(name)}</h1>${paragraph(birthName, 'quiet')}${paragraph(lifespan, 'years')}${lifeEvent('Født', born)}${lifeEvent('Død', died)}
</div></div>${drawings.ornament}${paragraph(epitaph, 'epitaph')}</header>\n`
}

function picture({ path, width, height }: DownloadFile, className: string, alt: string): string {
  const size = `width="${width}" height="${height}"`
  return `<img class="${className}" src="${relativeAddress(path)}" alt="${escaped(alt)}" ${size}>`
}

/** Date and place of birth or death; '' for a year alone, which the lifespan above has. */
function lifeEvent(word: string, { date, place }: LifeEventView): string {
  const said = [date?.month && formatDateAfterVerb(date), place && placeInWords(place)].filter(Boolean).join(' ')
  return said ? paragraph(`${word} ${said}`, 'quiet') : ''
}
