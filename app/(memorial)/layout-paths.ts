import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import type { LayoutPath } from '@/lib/domain/memorials/layout-paths'

/** Maps a path under /memorial/ to this layout; leaves all others, such as a double stone's, unchanged. */
export function pathInLayout(layout: LayoutPath, path: string): string {
  return path.replace(/^\/memorial\/([a-z0-9-]+)$/i, `/${layout}/$1`)
}

/** The page in the layout of this address: the owner's choice, or the requested one. */
export function pageInLayout(layout: LayoutPath, page: MemorialPageView): MemorialPageView {
  return layout === 'enhanced-memorial' ? { ...page, layout: 'enhanced' } : page
}

/**
 * The path of a page in the classic layout: a separate one, because it has no script and every Next page has. `query`
 * is passed on, for returning from a form.
 */
export function classicPath(
  { slug }: Pick<MemorialPageView, 'slug'>,
  query: Record<string, string | string[] | undefined> = {},
): string {
  const kept = ['kladde', 'tak', 'side', 'album'].flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const search = new URLSearchParams(kept).toString()
  return `/classic-memorial/${slug}${search && `?${search}`}`
}
