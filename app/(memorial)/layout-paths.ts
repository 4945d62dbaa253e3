import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import type { LayoutPath } from '@/lib/domain/memorials/layout-paths'

/** Where a path under /memorial/ leads in this layout; all other paths, such as a double stone's, stay as they are. */
export function pathInLayout(layout: LayoutPath, path: string): string {
  return path.replace(/^\/memorial\/([a-z0-9-]+)$/i, `/${layout}/$1`)
}

/** The page as it is drawn at this address: as its owner chose, or in the layout that was asked for. */
export function pageInLayout(layout: LayoutPath, page: MemorialPageView): MemorialPageView {
  return layout === 'enhanced-memorial' ? { ...page, layout: 'enhanced' } : page
}

/**
 * Where a page in the classic layout is: that one has no script, and everything that the framework renders has. `query`
 * goes along, for whoever comes back from a form.
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
