'use client'

import { ContentSections } from '@/components/memorials/content-sections'
import { EditorBar } from '@/components/memorials/editor-bar'
import { EditorProvider } from '@/components/memorials/editor-provider'
import { HiddenNotice } from '@/components/memorials/hidden-notice'
import { LookSections, OwnerSections } from '@/components/memorials/owner-sections'
import { LivePreview } from '@/components/memorials/preview/live-preview'
import { SectionLinks } from '@/components/memorials/section-links'
import type { MemorialEditView } from '@/lib/domain/memorials/schema'
import type { TimelineEventView } from '@/lib/domain/timeline/views'

type MemorialEditorProps = { opened: MemorialEditView; events: TimelineEventView[]; siteUrl: string; keeper: string }

/** Everything about one page: the form, which saves itself, and beside it the page as it becomes. */
export function MemorialEditor({ opened, events, siteUrl, keeper }: MemorialEditorProps) {
  return (
    <EditorProvider opened={opened} keeper={keeper}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] xl:grid-cols-[9rem_minmax(0,1fr)_minmax(0,25rem)]">
        <div className="z-20 lg:order-last [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-0 [@media(min-height:40rem)]:self-start lg:[@media(min-height:40rem)]:top-4">
          <LivePreview />
        </div>
        <SectionLinks isOwner={opened.role === 'owner'} />
        <div className="min-w-0">
          {/* What a link leads to, and what gets the cursor, lies neither under the preview nor under the bar. */}
          <div className="space-y-14 [&_:is(a,button,input,select,summary,textarea)]:scroll-mb-28 max-lg:[@media(min-height:40rem)]:[&_:is(section,a,button,input,select,summary,textarea)]:scroll-mt-[22svh]">
            <HiddenNotice slug={opened.slug} reason={opened.hiddenReason} />
            <ContentSections events={events} />
            <LookSections />
            <OwnerSections siteUrl={siteUrl} />
          </div>
          <EditorBar />
        </div>
      </div>
    </EditorProvider>
  )
}
