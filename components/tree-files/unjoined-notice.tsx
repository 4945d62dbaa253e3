import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { unjoinedFamiliesText, unjoinedText } from '@/lib/domain/family-tree/edit-copy'
import { UNJOINED_ANCHOR, type UnjoinedView } from '@/lib/domain/family-tree/edit-views'
import { firstName } from '@/lib/domain/tree-drawing/copy'
import { treePath } from '@/lib/domain/tree-drawing/tree-address'

/** After an import: how many came who belong to nobody of the page's, and the way to join them. */
export function UnjoinedNotice({ slug, unjoined }: { slug: string; unjoined: UnjoinedView }) {
  return (
    <Notice title={unjoinedText(unjoined.peopleCount, firstName(unjoined.pagePerson.name))} className="max-w-measure">
      <p>{unjoinedFamiliesText(unjoined)} I kan knytte dem til slægten, eller fjerne dem, der ikke hører hjemme her.</p>
      <LinkButton href={`${treePath(slug)}#${UNJOINED_ANCHOR}`} prefetch={false} variant="outline" className="mt-3">
        Se dem i træet
      </LinkButton>
    </Notice>
  )
}
