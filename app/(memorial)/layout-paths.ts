import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { type LayoutPath, personalQuery, readAddress } from '@/lib/shared/page-address.mjs'

/** Maps a page's path to this layout; leaves all others, such as a double stone's, unchanged. */
export function pathInLayout(layout: LayoutPath, path: string): string {
  const address = readAddress(path)
  return address?.kind === 'page' ? `/${layout}/${address.key}` : path
}

/** The page in the layout of this address: the owner's choice, or the requested one. */
export function pageInLayout(layout: LayoutPath, page: MemorialPageView): MemorialPageView {
  const path = `/${layout}/${page.slug}`
  return layout === 'enhanced-memorial' ? { ...page, path, layout: 'enhanced' } : { ...page, path }
}

/**
 * The path of a page in the classic layout: a separate one, because it has no script and every Next page has. `query`
 * is passed on, for returning from a form.
 */
export function classicPath(
  { slug }: Pick<MemorialPageView, 'slug'>,
  query: Record<string, string | string[] | undefined> = {},
): string {
  const kept = personalQuery.flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const search = new URLSearchParams(kept).toString()
  return `/classic-memorial/${slug}${search && `?${search}`}`
}
