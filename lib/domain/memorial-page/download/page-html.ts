import 'server-only'
import type { DownloadFile } from '@/lib/domain/memorial-page/download/download-files'
import { escaped, paragraph, section } from '@/lib/domain/memorial-page/download/escaped'
import { figures } from '@/lib/domain/memorial-page/download/page-figure'
import { headFiles, pageHead, type ThemeDrawings } from '@/lib/domain/memorial-page/download/page-head'
import { pageLife } from '@/lib/domain/memorial-page/download/page-life'
import { type PostPages, postSection } from '@/lib/domain/memorial-page/download/page-posts'
import { pageStyle } from '@/lib/domain/memorial-page/download/page-style'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { formatDate } from '@/lib/shared/danish-time'

type Shown = {
  page: MemorialPageView
  /** The files in the ZIP. */
  files: readonly DownloadFile[]
  posts: { candles: PostPages; greetings: PostPages; tributes: PostPages }
  drawings: ThemeDrawings
}

/**
 * The page in its layout and theme as one HTML document that opens from disk without a network: no script, inline
 * style, relative paths to its files. Yielded in pieces, because a page can have 100,000 candles.
 */
export async function* pageHtml({ page, files, posts, drawings }: Shown) {
  const own = files.filter(({ contributionId }) => contributionId === null)
  const head = headFiles(page, own)
  const atHead = new Set([head.portrait?.id, head.cover?.id])
  yield `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.name)}</title><style>${await pageStyle(page.theme)}</style></head><body class="${page.layout}">\n`
  yield pageHead({ page, files: head, drawings })
  yield '<main>\n'
  yield section('Livshistorie', page.biography ? `<div class="story">${page.biography}</div>` : '')
  yield pageLife(page, new Map(own.map((file) => [file.id, file])))
  yield* galleries(own.filter(({ id }) => !atHead.has(id)))
  yield filmLinks(page)
  yield* postSection('Hilsner', posts.greetings, files)
  yield* postSection('Minder', posts.tributes, files)
  yield* postSection('Lys', posts.candles, files)
  const { restingPlace } = page
  yield section('Gravsted', paragraph(restingPlace?.cemetery) + paragraph(restingPlace?.plot, 'quiet'))
  yield `</main><footer>${paragraph(`Hentet ${formatDate(new Date())}.`)}</footer></body></html>\n`
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
  for (const [title, group] of groups) yield section(title, figures(group), 'gallery')
}

function filmLinks({ films }: MemorialPageView): string {
  const links = films.filter(({ linkId }) => linkId !== null)
  const content = links.map(({ linkId, caption }) => {
    const address = `https://www.youtube.com/watch?v=${encodeURIComponent(linkId ?? '')}`
    return `<p><a href="${address}">${escaped(caption ?? 'Film hos YouTube')}</a></p>`
  })
  return section('Film', content.join(''))
}
