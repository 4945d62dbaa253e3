import { layoutPaths } from '@/lib/shared/page-address.mjs'

/**
 * The addresses under which a redirect from this text code may be cached: /memorial/{code} and its two other layouts.
 * Every change of a code's target passes them to `refreshPages`.
 */
export function codePaths(code: string): string[] {
  return layoutPaths.map((layout) => `/${layout}/${code}`)
}
