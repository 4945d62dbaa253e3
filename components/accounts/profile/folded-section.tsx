'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type FoldedSectionProps = {
  /** The address's fragment that leads here. */
  id: string
  title: string
  intro?: ReactNode
  /** From the start, e.g. with what a form without script was refused for. */
  isOpen?: boolean
  children: ReactNode
}

/**
 * A section of the profile, folded to its heading. The id is of the content: a browser opens what an address leads
 * into, without script too.
 */
export function FoldedSection({ id, title, intro, isOpen = false, children }: FoldedSectionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  // Never closed by what is done in it, such as withdrawing what it was opened for.
  const [beginsOpen] = useState(isOpen)
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true
  }, [isOpen])
  useEffect(() => {
    // The framework's own links change the address only, and one back to this page has its fragment twice.
    const follow = () => {
      if (window.location.hash.split('#')[1] !== id || !details.current || details.current.open) return
      details.current.open = true
      details.current.scrollIntoView()
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [id])
  // A reload, or signing in again, opens it again.
  const keepPlace = () => {
    if (isOpen || !details.current?.open || window.location.hash === `#${id}`) return
    window.history.replaceState(window.history.state, '', `#${id}`)
  }
  return (
    <section aria-labelledby={`${id}-title`} className="border-border border-t">
      <details ref={details} open={beginsOpen} onToggle={keepPlace} className="group/section">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
          <h2 id={`${id}-title`} className="hyphens-auto text-xl">
            {title}
          </h2>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted-foreground group-open/section:rotate-180" />
        </summary>
        <div id={id} className="scroll-mt-20 pb-10">
          {intro && <p className="max-w-measure text-muted-foreground">{intro}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </details>
    </section>
  )
}
