import 'server-only'
import type { ContributionView } from '@/lib/domain/contributions/views'
import type { DownloadFile } from '@/lib/domain/media/download/download-files'
import { relativeAddress } from '@/lib/domain/media/download/file-names'
import { pageStyle } from '@/lib/domain/media/download/page-style'
import { mediaWords } from '@/lib/domain/media/media-words'
import type { LifeEventView, MemorialPageView } from '@/lib/domain/memorials/page-view'
import { formatDateAfterVerb, formatPartialDate } from '@/lib/shared/danish-dates'
import { formatDate } from '@/lib/shared/danish-time'
import { placeInWords } from '@/lib/shared/place-in-words'

type Posts = { candles: Pages; greetings: Pages; tributes: Pages }
/** The posts of one kind, a part of the list at a time. */
type Pages = () => AsyncIterable<ContributionView[]>

/**
 * The page as one document that opens from a disk, without us and without a network: no script, its style inside, every
 * picture by its place in the folder. Comes in pieces, because a page can have 100,000 candles.
 */
export async function* pageHtml(page: MemorialPageView, files: readonly DownloadFile[], posts: Posts) {
  const own = files.filter(({ contributionId }) => contributionId === null)
  yield head(page)
  yield portrait(page, own)
  yield section('Livshistorie', page.biography ? `<div class="story">${page.biography}</div>` : '')
  yield section('Livet', page.timeline.map(timelineEvent).join(''))
  yield* galleries(own)
  yield section(
    'Film',
    page.films
      .filter(({ linkId }) => linkId !== null)
      .map(({ linkId, caption }) => {
        const address = `https://www.youtube.com/watch?v=${encodeURIComponent(linkId ?? '')}`
        return `<p><a href="${address}">${escaped(caption ?? 'Film hos YouTube')}</a></p>`
      })
      .join(''),
  )
  yield* postSection('Hilsner', posts.greetings, files)
  yield* postSection('Minder', posts.tributes, files)
  yield* postSection('Lys', posts.candles, files)
  const { restingPlace } = page
  yield section('Gravsted', [restingPlace?.cemetery, restingPlace?.plot].filter(Boolean).map(paragraph).join(''))
  yield `</main><footer><p>Hentet ${formatDate(new Date())}.</p></footer></body></html>\n`
}

function head({ name, birthName, lifespan, born, died, epitaph }: MemorialPageView): string {
  return `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title><style>${pageStyle}</style></head><body><main>
<h1>${escaped(name)}</h1>${[birthName, lifespan].map(paragraph).join('')}${lifeEvent('Født', born)}${lifeEvent('Død', died)}${
    epitaph ? `<blockquote>${paragraph(epitaph)}</blockquote>` : ''
  }`
}

function lifeEvent(word: string, { date, place }: LifeEventView): string {
  const words = [date && formatDateAfterVerb(date), place && placeInWords(place)].filter(Boolean)
  return words.length > 0 ? paragraph(`${word} ${words.join(' ')}`) : ''
}

function portrait({ portrait: chosen, name }: MemorialPageView, own: readonly DownloadFile[]): string {
  const file = own.find(({ id }) => id === chosen?.id)
  return file ? `<img class="portrait" src="${relativeAddress(file.path)}" alt="Portræt af ${escaped(name)}">` : ''
}

function timelineEvent({ title, text, date, place }: MemorialPageView['timeline'][number]): string {
  const when = [formatPartialDate(date), place].filter(Boolean).join(', ')
  return `<h3>${escaped(title)}</h3>${paragraph(when)}${text ? paragraph(text) : ''}`
}

function* galleries(own: readonly DownloadFile[]) {
  const titles = { picture: 'Billeder', video: 'Film', recording: 'Stemmer' } as const
  const groups = new Map<string, DownloadFile[]>()
  for (const file of own) {
    const title = file.albumTitle ?? titles[file.kind]
    const group = groups.get(title)
    if (group) group.push(file)
    else groups.set(title, [file])
  }
  for (const [title, group] of groups) yield section(title, group.map(figure).join('\n'))
}

function figure(file: DownloadFile): string {
  const address = relativeAddress(file.path)
  const words = mediaWords(file).join(' · ')
  const alt = escaped(file.altText ?? file.caption ?? '')
  const shown =
    file.kind === 'picture'
      ? `<a href="${address}"><img loading="lazy" src="${address}" alt="${alt}" width="${file.width}" height="${file.height}"></a>`
      : `<${file.kind === 'video' ? 'video' : 'audio'} controls preload="none" src="${address}"></${file.kind === 'video' ? 'video' : 'audio'}>`
  return `<figure>${shown}${words ? `<figcaption>${escaped(words)}</figcaption>` : ''}</figure>`
}

async function* postSection(title: string, pages: Pages, files: readonly DownloadFile[]) {
  const pictures = new Map<string, DownloadFile[]>()
  for (const file of files) {
    const id = file.contributionId ?? ''
    pictures.set(id, [...(pictures.get(id) ?? []), file])
  }
  let hasBegun = false
  for await (const posts of pages()) {
    if (posts.length === 0) continue
    if (!hasBegun) yield `<section><h2>${title}</h2>\n`
    hasBegun = true
    yield posts.map((post) => postArticle(post, pictures.get(post.id) ?? [])).join('')
  }
  if (hasBegun) yield '</section>\n'
}

function postArticle(post: ContributionView, pictures: readonly DownloadFile[]): string {
  const { title, year, message, authorName, relation, createdAt } = post
  const signature = [authorName, relation, formatDate(new Date(createdAt))].filter(Boolean).join(', ')
  return `<article>${title ? `<h3>${escaped(title)}</h3>` : ''}${year ? paragraph(String(year)) : ''}${
    message ? paragraph(message) : ''
  }${pictures.map(figure).join('')}<p class="quiet">${escaped(signature)}</p></article>\n`
}

function section(title: string, content: string): string {
  return content === '' ? '' : `<section><h2>${escaped(title)}</h2>${content}</section>\n`
}

function paragraph(text: string | null | undefined): string {
  return text ? `<p>${escaped(text)}</p>` : ''
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')
}
