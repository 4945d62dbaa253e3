'use client'

import { useCallback, useEffect, useState } from 'react'
import { ContentSections, type ContentSectionsProps } from '@/components/memorials/content-sections'
import { EditorBar } from '@/components/memorials/editor-bar'
import { EditorProvider } from '@/components/memorials/editor-provider'
import { HiddenNotice } from '@/components/memorials/hidden-notice'
import { OpenSections } from '@/components/memorials/open-sections'
import { LookSections, OwnerSections } from '@/components/memorials/owner-sections'
import { LivePreview } from '@/components/memorials/preview/live-preview'
import { type SectionId, sectionIds, sectionTitles } from '@/components/memorials/section-notes'
import { cn } from '@/components/ui/cn'
import { tabEntry } from '@/lib/client/tab-storage'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'

const kept = tabEntry('forhåndsvisning')

/** Whether the preview is open: at first where both fit, then as chosen in this visit. */
function usePreviewOpen(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const chosen = kept.read()?.isOpen
    setIsOpen(typeof chosen === 'boolean' ? chosen : window.matchMedia('(min-width: 64rem)').matches)
  }, [])

  const toggle = useCallback(() => {
    setIsOpen((before) => {
      kept.write({ isOpen: !before })
      return !before
    })
  }, [])

  return [isOpen, toggle]
}

type MemorialEditorProps = ContentSectionsProps & {
  opened: MemorialEditView
  siteUrl: string
  keeper: string
}

/** The editor of one page: the self-saving form, and beside it a live preview. */
export function MemorialEditor({ opened, siteUrl, keeper, ...content }: MemorialEditorProps) {
  const [isShown, togglePreview] = usePreviewOpen()
  const isCovered = useKeyboardInset()
  const preview = { isOpen: isShown, onToggle: togglePreview }
  return (
    <EditorProvider opened={opened} keeper={keeper}>
      <OpenSections events={content.events}>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] xl:grid-cols-[9rem_minmax(0,1fr)_minmax(0,25rem)]">
          <div
            className={cn(
              'z-20 lg:order-last lg:[@media(min-height:40rem)]:sticky lg:[@media(min-height:40rem)]:top-4 lg:[@media(min-height:40rem)]:self-start',
              isShown
                ? !isCovered && '[@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-0'
                : 'max-lg:hidden',
            )}
          >
            <LivePreview {...preview} />
          </div>
          <SectionLinks isOwner={opened.role === 'owner'} isOwnStory={opened.isOwnStory} />
          <div className="min-w-0">
            {/* Link targets and focused fields are scrolled clear of the preview and the bar. */}
            <div
              className={cn(
                'lg:space-y-14 [&_:is(a,button,input,select,summary,textarea)]:scroll-mb-24',
                isShown &&
                  !isCovered &&
                  'max-lg:[@media(min-height:40rem)]:[&_:is(section,a,button,input,select,summary,textarea)]:scroll-mt-[26svh]',
              )}
            >
              <HiddenNotice slug={opened.slug} reason={opened.hiddenReason} />
              <ContentSections {...content} />
              <LookSections />
              <OwnerSections siteUrl={siteUrl} />
            </div>
            <EditorBar preview={preview} isCovered={isCovered} />
          </div>
        </div>
      </OpenSections>
    </EditorProvider>
  )
}

/** On-screen keyboards are higher than this, in CSS pixels; browser bars are not. */
const LEAST_KEYBOARD_PX = 150
const AIR_PX = 16
const typedFields = 'input, textarea, select'

/**
 * Whether an on-screen keyboard covers the page, as on an iPhone; elsewhere the window shrinks. Either way the focused
 * field is scrolled into the visible part.
 */
function useKeyboardInset(): boolean {
  const [isCovered, setIsCovered] = useState(false)

  // Browsers consider a partly visible field in view: a tap on its edge leaves the rest under the bar.
  useEffect(() => {
    const bringUp = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(typedFields)) return
      requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }))
    }
    document.addEventListener('focusin', bringUp)
    return () => document.removeEventListener('focusin', bringUp)
  }, [])

  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const look = () => {
      const shown = viewport.height * viewport.scale
      setIsCovered(document.documentElement.clientHeight - shown > LEAST_KEYBOARD_PX)
      // After sticky elements have updated.
      requestAnimationFrame(() => bringIntoSight(viewport))
    }
    viewport.addEventListener('resize', look)
    return () => viewport.removeEventListener('resize', look)
  }, [])

  return isCovered
}

function bringIntoSight({ offsetTop, height }: VisualViewport): void {
  const field = document.activeElement
  // The rich-text editor keeps its current line in view itself.
  if (!field?.matches(typedFields)) return
  const { top, bottom } = field.getBoundingClientRect()
  if (bottom > offsetTop + height - AIR_PX) window.scrollBy(0, bottom - (offsetTop + height) + AIR_PX)
  else if (top < offsetTop + AIR_PX) window.scrollBy(0, top - offsetTop - AIR_PX)
}

const farewellSections: readonly SectionId[] = ['gravsted', 'bisaettelse', 'maerkedage']
const ownersSections: readonly SectionId[] = ['maerkedage', 'adresse', 'udgiv']

/**
 * Links to every section: a column on wide screens, folded on narrower ones. On a small screen the closed sections
 * serve as the list.
 */
function SectionLinks({ isOwner, isOwnStory }: { isOwner: boolean; isOwnStory: boolean }) {
  const isShown = (id: SectionId) =>
    !(isOwnStory && farewellSections.includes(id)) && (isOwner ? id !== 'ejer' : !ownersSections.includes(id))
  const links = (
    <ul>
      {sectionIds.filter(isShown).map((id) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-flex min-h-touch items-center text-link hover:underline">
            {sectionTitles[id]}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav
      aria-label="Afsnit på siden"
      className="max-lg:hidden xl:sticky xl:top-6 xl:self-start lg:col-start-1 xl:col-start-auto"
    >
      <details className="rounded-lg bg-muted px-5 py-2 xl:hidden">
        <summary className="min-h-touch cursor-pointer content-center font-semibold">Gå til et afsnit</summary>
        {links}
      </details>
      <div className="hidden xl:block">{links}</div>
    </nav>
  )
}
