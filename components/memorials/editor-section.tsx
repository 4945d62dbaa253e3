'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useOpenSections } from '@/components/memorials/open-sections'
import { type SectionId, sectionTitles } from '@/components/memorials/section-notes'
import { cn } from '@/components/ui/cn'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

type EditorSectionProps = { id: SectionId; intro?: string; children: ReactNode }

/**
 * A part of the editor. On wide screens all are open; on small screens one at a time, and the others summarise their
 * content in a line. Closed sections stay mounted: their forms keep saving, and find-in-page searches and opens them.
 */
export function EditorSection({ id, intro, children }: EditorSectionProps) {
  const { openId, show, toggle, noteOf } = useOpenSections()
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = openId === id
  const isKnown = openId !== undefined
  const note = noteOf(id)
  const title = sectionTitles[id]

  // React does not support hidden="until-found".
  useLayoutEffect(() => {
    if (isOpen || !isKnown) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen, isKnown])

  useEffect(() => {
    const element = panel.current
    const onFound = () => show(id)
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [id, show])

  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-border border-t lg:pt-10">
      <div className="relative max-lg:py-3 max-lg:pr-10">
        <h2 id={`${id}-title`} className="text-xl lg:text-2xl">
          <span className="max-lg:hidden">{title}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-indhold`}
            aria-describedby={`${id}-status`}
            // The whole row is pressable, not only the text.
            className="min-h-8 text-left after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring lg:hidden"
            onClick={() => toggle(id)}
          >
            {title}
          </button>
        </h2>
        <p
          id={`${id}-status`}
          className={cn(
            'wrap-anywhere text-sm lg:hidden',
            note.isTrouble ? 'font-semibold text-destructive' : 'text-muted-foreground',
          )}
        >
          {note.text}
        </p>
        <ChevronDown
          aria-hidden
          className={cn(
            'pointer-events-none absolute top-4 right-1 size-6 text-muted-foreground transition-transform lg:hidden',
            isOpen && 'rotate-180',
          )}
        />
      </div>
      <div
        ref={panel}
        id={`${id}-indhold`}
        className={cn('lg:block lg:[content-visibility:visible]', !isKnown && 'max-lg:hidden')}
      >
        {intro && <p className="pt-1 text-muted-foreground lg:pt-2">{intro}</p>}
        <div className="space-y-6 pt-4 pb-10 lg:pt-6 lg:pb-0">{children}</div>
      </div>
    </section>
  )
}

/** Inside a form with its own button: marks the closed section as having unsaved changes. */
export function ReportUnsaved({ section }: { section: SectionId }) {
  const { isDirty } = useFormState<MemorialForm>()
  const { reportUnsaved } = useOpenSections()
  useEffect(() => reportUnsaved(section, isDirty), [section, isDirty, reportUnsaved])
  return null
}
