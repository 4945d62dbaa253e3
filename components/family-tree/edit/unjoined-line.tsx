'use client'

import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { Button } from '@/components/ui/button'
import { useUnjoined } from '@/lib/domain/family-tree/client/hooks'
import { unjoinedText } from '@/lib/domain/family-tree/edit-copy'
import { UNJOINED_ANCHOR, type UnjoinedView } from '@/lib/domain/family-tree/edit-views'
import { firstName } from '@/lib/domain/tree-drawing/copy'

/** How many of the tree nobody has joined to the page's person, and the way to them. Nothing where all are. */
export function UnjoinedLine({ initial }: { initial: UnjoinedView }) {
  const { memorialId, open } = useTreeActs()
  const { data } = useUnjoined(memorialId, initial)
  const { peopleCount, pagePerson } = data?.pages[0] ?? initial
  if (peopleCount === 0) return null
  return (
    <div
      id={UNJOINED_ANCHOR}
      className="flex scroll-mt-24 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-primary border-l-4 bg-primary-soft px-5 py-3 text-primary-soft-foreground print:hidden"
    >
      <p>{unjoinedText(peopleCount, firstName(pagePerson.name))}.</p>
      <Button size="compact" variant="outline" onClick={() => open({ kind: 'unjoined' })}>
        {peopleCount === 1 ? 'Se, hvem det er' : 'Se dem, og knyt dem til'}
      </Button>
    </div>
  )
}
