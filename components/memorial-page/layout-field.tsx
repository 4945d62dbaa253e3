import type { LayoutPath } from '@/lib/domain/memorials/layout-paths'

/**
 * Where the answer to a form leads back to (lib/domain/contributions/visitor-form.ts). The page's own address needs no
 * words for it: that page weighs nothing more.
 */
export function LayoutField({ layoutPath }: { layoutPath: LayoutPath }) {
  return layoutPath === 'memorial' ? null : <input type="hidden" name="layout" value={layoutPath} />
}
