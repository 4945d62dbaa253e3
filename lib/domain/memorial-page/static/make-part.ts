import 'server-only'
import { type FoundFile, findFiles, type StaticMedia } from '@/lib/domain/memorial-page/static/find-files'
import type { StaticPart, StaticSubject } from '@/lib/domain/memorial-page/static/list-parts'
import type { StaticList } from '@/lib/domain/memorial-page/static/schema'
import { parsePage } from '@/lib/domain/memorial-page/static/static-document'
import { processGlobals } from '@/lib/server/process-globals.mjs'

type Options = {
  /** The page's finished document, for the page itself, where the caller has it. */
  document?: string
  /** Where the copy has a file, relative to its folder; null where it has not. By default `path` of the file. */
  placeOf?: (file: FoundFile) => Promise<string | null> | string | null
  /** The day that the document says it shows; today by default. */
  day?: Date
}

/**
 * A document of the copy as HTML that needs nobody, and the files that it shows at their own paths (not those that
 * `placeOf` put elsewhere). Throws where the page cannot be drawn: it is gone, closed to the system, or this process
 * serves no pages.
 */
export async function makePart(
  page: StaticSubject,
  part: StaticPart,
  { document, placeOf = ({ path }) => path, day = new Date() }: Options = {},
): Promise<{ html: string; media: StaticMedia[] }> {
  const read = parsePage(document ?? (await drawStatic(page, part.list)))
  const places = new Map<string, string>()
  const media: StaticMedia[] = []
  for (const [address, file] of await findFiles(page.memorialId, read.addresses)) {
    const place = await placeOf(file)
    if (place !== null) places.set(address, relativeAddress(place))
    if (place === file.path) media.push({ path: file.path, key: file.key })
  }
  const { slug } = page
  const { links, albums, liveAddress } = part
  return { html: read.written({ slug, places, links, albums, day, liveAddress }), media }
}

/**
 * A page as it is drawn for its copy, or a part of a list of it; what is not about one page alone is drawn as everybody
 * sees it. Throws as `makePart` does.
 */
export async function drawStatic(page: StaticSubject | { path: string }, list: StaticList | null): Promise<string> {
  if (!processGlobals.drawStatic) throw new Error('this process draws no static pages')
  const html = await processGlobals.drawStatic(page, { list })
  if (html === null) throw new Error('the page cannot be drawn')
  return html
}

/** A path in the copy as a URL for `src` and `href`. */
function relativeAddress(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
