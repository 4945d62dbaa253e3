'use client'

import { useEditor } from '@/components/memorials/editor-provider'
import { headingWords, storyFrame, toolbarFrame } from '@/components/memorials/rich-text-frame'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/spinner'

const iconCount = 8

/**
 * The saved biography in the place of the editor while it loads, and as high at every width, so the layout does not
 * shift.
 */
export function StoryPlaceholder() {
  const { memorial } = useEditor()
  return (
    <div>
      <div className={cn(toolbarFrame, 'relative')}>
        <Spinner text="Henter skriveværktøjet..." className="absolute inset-0 py-0" />
        {Object.values(headingWords).map((words) => (
          <span
            key={words}
            aria-hidden
            className={cn(buttonVariants({ variant: 'ghost', size: 'compact' }), 'invisible')}
          >
            {words}
          </span>
        ))}
        {Array.from({ length: iconCount }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed in number and order
          <span key={place} className="size-touch" />
        ))}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server before it was stored */}
      <div className={storyFrame} dangerouslySetInnerHTML={{ __html: memorial.biography ?? '' }} />
    </div>
  )
}
