'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Fold } from '@/components/ui/fold'

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
    <section aria-labelledby={`${id}-title`}>
      <Fold ref={details} open={beginsOpen} onToggle={keepPlace} title={title} titleId={`${id}-title`}>
        <div id={id} className="scroll-mt-20 pb-10">
          {intro && <p className="max-w-measure text-muted-foreground">{intro}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </Fold>
    </section>
  )
}
