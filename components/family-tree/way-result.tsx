'use client'

import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import type { PathView } from '@/lib/domain/tree-drawing/drawing-views'
import { type TreeAddress, treeHref } from '@/lib/domain/tree-drawing/tree-address'

type WayResultProps = {
  slug: string
  address: TreeAddress
  way: PathView
  /** Whether it was asked for here, and not by the address the page was opened at. */
  takesFocus: boolean
}

/** How two people are related: in a sentence, and as a chain from one to the other. */
export function WayResult({ slug, address, way, takesFocus }: WayResultProps) {
  const { people, steps, kinship, sentence, words } = way
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus && sentence) heading.current?.focus()
  }, [takesFocus, sentence])
  return (
    <section aria-labelledby="vejen-mellem" className="relative rounded-2xl border border-border bg-card p-5 sm:p-6">
      <h2 id="vejen-mellem" ref={heading} tabIndex={-1} className="pr-12 text-xl outline-none">
        {sentence}
      </h2>
      {/* Of two next to each other, the sentence has said it, unless there is no word for it. */}
      {words && (people.length > 2 || !kinship) && <p className="mt-2 max-w-measure text-muted-foreground">{words}</p>}
      {people.length > 1 && (
        <ol className="mt-5 flex flex-col sm:flex-row sm:flex-wrap sm:gap-y-4">
          {people.map((person, at) => (
            <li key={person.id} className="flex flex-col items-start sm:flex-row sm:items-center">
              {at > 0 && (
                <span className="ml-5 flex min-h-10 items-center border-input border-l-2 pl-4 text-muted-foreground text-sm sm:ml-0 sm:min-h-0 sm:border-t-2 sm:border-l-0 sm:px-4 sm:pt-1">
                  {steps[at - 1]}
                </span>
              )}
              <a
                href={treeHref(slug, { ...address, person: person.id })}
                data-person={person.id}
                className="inline-flex min-h-touch flex-col justify-center rounded-lg border border-input bg-background px-4 py-2 leading-snug no-underline hover:border-primary"
              >
                <span className="font-serif">{person.name}</span>
                {person.lifespan && (
                  <span className="text-muted-foreground text-sm">{lifespanWithin(person.lifespan)}</span>
                )}
              </a>
            </li>
          ))}
        </ol>
      )}
      <a
        href={treeHref(slug, { ...address, way: null })}
        data-close="way"
        aria-label="Luk vejen mellem de to"
        title="Luk"
        className={buttonVariants({ variant: 'ghost', size: 'icon', className: 'absolute top-3 right-3 print:hidden' })}
      >
        <X aria-hidden />
      </a>
    </section>
  )
}
