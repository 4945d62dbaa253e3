import 'server-only'
import type { ContributionView } from '@/lib/domain/contributions/views'
import { excerptLine, excerptTitle } from '@/lib/domain/family-tree/excerpt-words'
import { mediaWords } from '@/lib/domain/media/media-words'
import { type DownloadFile, relativeAddress } from '@/lib/domain/memorial-page/download/download-files'
import { pageStyle } from '@/lib/domain/memorial-page/download/page-style'
import { type LifeMoment, lifeChapters, lifeMoments } from '@/lib/domain/memorial-page/life'
import type { LifeEventView, MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { formatDateAfterVerb, formatPartialDate } from '@/lib/shared/danish-dates'
import { formatDate } from '@/lib/shared/danish-time'
import { placeInWords } from '@/lib/shared/place-in-words'

type Shown = {
  page: MemorialPageView
  /** The files in the ZIP. */
  files: readonly DownloadFile[]
  /** What stands beside a file that people did not make alone, by its id. */
  labels: Labels
  posts: { candles: PostPages; greetings: PostPages; tributes: PostPages }
  drawings: ThemeDrawings
}

/**
 * The page in its layout and theme as one HTML document that opens from disk without a network: no script, inline
 * style, relative paths to its files. Yielded in pieces, because a page can have 100,000 candles.
 */
export async function* pageHtml({ page, files, labels, posts, drawings }: Shown) {
  // A ZIP is passed on: music that visitors of the page do not hear is in its folder only.
  const own = files.filter(({ contributionId, isOnPage }) => contributionId === null && isOnPage)
  const head = headFiles(page, own)
  const atHead = new Set([head.portrait?.id, head.cover?.id])
  yield `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.name)}</title><style>${await pageStyle(page.theme)}</style></head><body class="${page.layout}">\n`
  yield pageHead({ page, files: head, drawings })
  yield '<main>\n'
  yield section('Livshistorie', page.biography ? `<div class="story">${page.biography}</div>` : '')
  yield pageLife(page, new Map(own.map((file) => [file.id, file])))
  yield* galleries(
    own.filter(({ id }) => !atHead.has(id)),
    labels,
  )
  yield filmLinks(page)
  yield familyOf(page)
  yield* postSection('Hilsner', posts.greetings, { files, labels })
  yield* postSection('Minder', posts.tributes, { files, labels })
  yield* postSection('Lys', posts.candles, { files, labels })
  const { restingPlace } = page
  yield section('Gravsted', paragraph(restingPlace?.cemetery) + paragraph(restingPlace?.plot, 'quiet'))
  yield `</main><footer>${paragraph(`Hentet ${formatDate(new Date())}.`)}</footer></body></html>\n`
}

type Labels = ReadonlyMap<string, string>

function* galleries(own: readonly DownloadFile[], labels: Labels) {
  const titles = { picture: 'Billeder', video: 'Film', recording: 'Stemmer', music: 'Musik' } as const
  const groups = new Map<string, DownloadFile[]>()
  for (const file of own) {
    const title = file.albumTitle ?? titles[file.kind]
    const group = groups.get(title)
    if (group) group.push(file)
    else groups.set(title, [file])
  }
  for (const [title, group] of groups) yield section(title, figures(group, labels), 'gallery')
}

function filmLinks({ films }: MemorialPageView): string {
  const links = films.filter(({ linkId }) => linkId !== null)
  const content = links.map(({ linkId, caption }) => {
    const address = `https://www.youtube.com/watch?v=${encodeURIComponent(linkId ?? '')}`
    return `<p><a href="${address}">${escaped(caption ?? 'Film hos YouTube')}</a></p>`
  })
  return section('Film', content.join(''))
}

function familyOf({ family }: MemorialPageView): string {
  const groups = family?.groups ?? []
  return section('Slægten', groups.map((group) => paragraph(`${excerptTitle(group)}: ${excerptLine(group)}.`)).join(''))
}

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

type Files = ReadonlyMap<string, DownloadFile>

/** The timeline: in chapters in the enhanced layout, otherwise one list. `files` are by media id. */
export function pageLife(page: MemorialPageView, files: Files): string {
  const list = (moments: readonly LifeMoment[]) =>
    moments.length > 0 ? `<ol class="life">${moments.map((one) => moment(one, files)).join('')}</ol>` : ''
  if (page.layout !== 'enhanced') return section('Tidslinje', list(lifeMoments(page)))
  return lifeChapters(page)
    .map(({ title, years, moments }) => section(title, paragraph(years, 'quiet') + list(moments), 'chapter'))
    .join('')
}

function moment({ kind, event }: LifeMoment, files: Files): string {
  const { date, place } = event
  const when = date ? `<p class="when">${escaped(formatPartialDate(date))}</p>` : ''
  const title = kind === 'event' ? event.title : kind === 'born' ? 'Født' : 'Død'
  const body = kind === 'event' ? paragraph(event.text) : ''
  const shown = kind === 'event' ? event.pictures.flatMap(({ id }) => files.get(id) ?? []) : []
  return `<li>${when}<h3>${escaped(title)}</h3>${paragraph(place, 'quiet')}${body}${figures(shown)}</li>`
}

/** The posts of one kind, in pages. */
export type PostPages = () => AsyncIterable<ContributionView[]>

/** Yields a section of posts with its heading, in pieces; nothing without posts. */
export async function* postSection(
  title: string,
  pages: PostPages,
  { files, labels }: { files: readonly DownloadFile[]; labels: Labels },
) {
  const pictures = new Map<string, DownloadFile[]>()
  for (const file of files) {
    const id = file.contributionId ?? ''
    const beside = pictures.get(id)
    if (beside) beside.push(file)
    else pictures.set(id, [file])
  }
  let hasBegun = false
  for await (const posts of pages()) {
    if (posts.length === 0) continue
    if (!hasBegun) yield `<section><h2>${title}</h2>\n`
    hasBegun = true
    yield posts.map((post) => postArticle(post, figures(pictures.get(post.id) ?? [], labels))).join('')
  }
  if (hasBegun) yield '</section>\n'
}

/** `shown` is the HTML of its pictures. */
function postArticle(post: ContributionView, shown: string): string {
  const { title, year, message, authorName, relation, createdAt } = post
  const signature = [authorName, relation, formatDate(new Date(createdAt))].filter(Boolean).join(', ')
  return `<article>${title ? `<h3>${escaped(title)}</h3>` : ''}${year ? paragraph(String(year), 'quiet') : ''}${paragraph(
    message,
  )}${shown}${paragraph(signature, 'quiet')}</article>\n`
}

/** A picture, film or voice by its path in the ZIP, with its caption and, where it has one, its `label`. */
export function figure(file: DownloadFile, label?: string): string {
  const address = relativeAddress(file.path)
  const words = [...mediaWords(file), ...(label ? [label] : [])].join(' · ')
  const alt = escaped(file.altText ?? file.caption ?? '')
  const tag = file.kind === 'video' ? 'video' : 'audio'
  const shown =
    file.kind === 'picture'
      ? `<a href="${address}"><img loading="lazy" src="${address}" alt="${alt}" width="${file.width}" height="${file.height}"></a>`
      : `<${tag} controls preload="none" src="${address}"></${tag}>`
  return `<figure>${shown}${words ? `<figcaption>${escaped(words)}</figcaption>` : ''}</figure>`
}

/** Several figures in the columns of the layout; '' without any. */
export function figures(files: readonly DownloadFile[], labels: Labels = new Map()): string {
  const all = files.map((file) => figure(file, labels.get(file.id)))
  return all.length > 0 ? `<div class="figures">${all.join('\n')}</div>` : ''
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Plain text escaped for HTML content and attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')
}

/** A paragraph of plain text; '' without text. */
export function paragraph(text: string | null | undefined, className = ''): string {
  if (!text) return ''
  return `<p${className ? ` class="${className}"` : ''}>${escaped(text)}</p>`
}

/** A section with a heading; '' without content. `title` is plain text, `content` HTML. */
export function section(title: string, content: string, className = ''): string {
  if (content === '') return ''
  return `<section${className ? ` class="${className}"` : ''}><h2>${escaped(title)}</h2>${content}</section>\n`
}
