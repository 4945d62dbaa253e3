import type { LayoutPath } from '@/lib/shared/page-address.mjs'

/**
 * The layout to return to after a form (lib/domain/contributions/receive-contribution.ts). Omitted at the page's own address,
 * to add no bytes there.
 */
export function LayoutField({ layoutPath }: { layoutPath: LayoutPath }) {
  return layoutPath === 'memorial' ? null : <input type="hidden" name="layout" value={layoutPath} />
}
