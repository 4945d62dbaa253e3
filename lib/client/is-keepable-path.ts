import { readAddress } from '@/lib/shared/page-address.mjs'

/**
 * Paths that may be kept: a memorial in any layout. Its response headers decide. Not in kept-pages.ts, which every visit
 * loads.
 */
export function isKeepablePath(path: string): boolean {
  const address = readAddress(path)
  return address?.kind === 'page' && address.path === path
}
