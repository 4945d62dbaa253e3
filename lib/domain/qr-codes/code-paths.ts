import { layoutPaths } from '@/lib/domain/memorials/layout-paths'

/**
 * Every address under which a redirect from this text code may be cached: /memorial/{code} and its two sisters. Pass
 * them to `refreshPages` of whatever changes where the code leads.
 */
export function codePaths(code: string): string[] {
  return layoutPaths.map((layout) => `/${layout}/${code}`)
}
