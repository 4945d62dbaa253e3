'use client'

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useEditor } from '@/components/memorials/editor-provider'
import { type SectionId, sectionIds, sectionNotes } from '@/components/memorials/section-notes'
import type { SaveStatus } from '@/components/memorials/status-line'
import { useGallery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { useTimeline } from '@/lib/domain/timeline/client/hooks'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'

type OpenSectionsValue = {
  /** The open section on a small screen; undefined until the browser has read the address. */
  openId: SectionId | null | undefined
  /** Opens one and closes the others. */
  show: (id: SectionId) => void
  toggle: (id: SectionId) => void
  noteOf: (id: SectionId) => { text: string; isTrouble: boolean }
  /** The first section with an error. */
  troubledId: SectionId | null
  reportUnsaved: (id: SectionId, isUnsaved: boolean) => void
}

const OpenSectionsContext = createContext<OpenSectionsValue | null>(null)

// The self-saving forms of each section, by the name they report their status under.
const formsOf: Partial<Record<SectionId, readonly string[]>> = {
  navn: ['name-dates'],
  portraet: ['epitaph'],
  livshistorie: ['biography'],
  musik: ['music'],
  gravsted: ['resting'],
  bisaettelse: ['funeral-donations'],
  udseende: ['look', 'layout'],
  maerkedage: ['remembrance'],
  synlighed: ['moderation'],
}

const troubles: Partial<Record<SaveStatus['kind'], string>> = {
  conflict: 'Vælg, hvilken tekst der skal stå',
  refused: 'Noget skal rettes her',
}

/** Tracks which section is open on small screens, and the summary line of each closed one. */
export function OpenSections({ events: opened, children }: { events: TimelineEventView[]; children: ReactNode }) {
  const { opened: page, memorial, portraitId, coverId, statuses } = useEditor()
  const { items } = useGallery(page.id, page.pictures)
  const { events } = useTimeline(page.id, opened)
  const [openId, setOpenId] = useState<SectionId | null | undefined>(undefined)
  const [unsaved, setUnsaved] = useState<Partial<Record<SectionId, boolean>>>({})
  const isAsked = useRef(false)

  const show = useCallback((id: SectionId) => {
    isAsked.current = true
    setOpenId(id)
  }, [])
  const toggle = useCallback((id: SectionId) => {
    isAsked.current = true
    setOpenId((before) => (before === id ? null : id))
    // A reload, or returning from the picture editor, opens it again.
    window.history.replaceState(window.history.state, '', `#${id}`)
  }, [])

  useEffect(() => {
    const followAddress = () => {
      const id = sectionAround(document.getElementById(decodeURIComponent(window.location.hash.slice(1))))
      if (id) show(id)
      else setOpenId((before) => before ?? null)
    }
    followAddress()
    window.addEventListener('hashchange', followAddress)
    return () => window.removeEventListener('hashchange', followAddress)
  }, [show])

  // Closing a section above moves the pressed heading out of sight.
  useEffect(() => {
    if (!isAsked.current || !isSmallScreen()) return
    isAsked.current = false
    if (openId) document.getElementById(openId)?.scrollIntoView({ block: 'start' })
  }, [openId])

  const troubleOf = useCallback(
    (id: SectionId) => (formsOf[id] ?? []).map((form) => statuses[form]?.kind).find((kind) => kind && troubles[kind]),
    [statuses],
  )
  const troubledId = sectionIds.find((id) => troubleOf(id) !== undefined) ?? null

  // Never replaces a section in use: the closed section's summary shows the error, and the bar links to it.
  useEffect(() => {
    if (troubledId) setOpenId((before) => before ?? troubledId)
  }, [troubledId])

  const reportUnsaved = useCallback(
    (id: SectionId, isUnsaved: boolean) => setUnsaved((before) => ({ ...before, [id]: isUnsaved })),
    [],
  )
  const value = useMemo(() => {
    const count = (kind: string) => items.filter((item) => item.kind === kind).length
    const notes = sectionNotes(
      { ...memorial, portraitId, coverId },
      {
        pictures: count('picture'),
        films: count('video') + count('video_link'),
        voices: count('recording'),
        events: events.length,
      },
    )
    return {
      openId,
      show,
      toggle,
      troubledId,
      noteOf: (id: SectionId) => {
        const trouble = troubles[troubleOf(id) ?? 'idle'] ?? (unsaved[id] ? 'Ikke gemt endnu' : undefined)
        return { text: trouble ?? notes[id], isTrouble: trouble !== undefined }
      },
      reportUnsaved,
    }
  }, [
    reportUnsaved,
    openId,
    show,
    toggle,
    troubledId,
    troubleOf,
    unsaved,
    memorial,
    portraitId,
    coverId,
    items,
    events,
  ])

  return <OpenSectionsContext.Provider value={value}>{children}</OpenSectionsContext.Provider>
}

export function useOpenSections(): OpenSectionsValue {
  const sections = useContext(OpenSectionsContext)
  if (!sections) throw new Error('useOpenSections needs OpenSections above it')
  return sections
}

function sectionAround(element: Element | null): SectionId | null {
  const around = element?.closest('section[id]')?.id
  return sectionIds.find((id) => id === around) ?? null
}

function isSmallScreen(): boolean {
  return !window.matchMedia('(min-width: 64rem)').matches
}
