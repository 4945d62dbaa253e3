'use client'

import { useCallback, useEffect, useState } from 'react'
import { ContentSections, type ContentSectionsProps } from '@/components/memorials/content-sections'
import { EditorBar } from '@/components/memorials/editor-bar'
import { EditorProvider } from '@/components/memorials/editor-provider'
import { HiddenNotice } from '@/components/memorials/hidden-notice'
import { OpenSections } from '@/components/memorials/open-sections'
import { LookSections, OwnerSections } from '@/components/memorials/owner-sections'
import { LivePreview } from '@/components/memorials/preview/live-preview'
import { SectionLinks } from '@/components/memorials/section-links'
import { useKeyboardInset } from '@/components/memorials/use-keyboard-inset'
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
