'use client'

import { useEditor } from '@/components/memorials/editor-provider'
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
        {Object.values(headingTexts).map((words) => (
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

/** The editor's frame, shared with its loading placeholder. */
export const toolbarFrame = 'flex flex-wrap rounded-t-lg border border-input border-b-0 bg-muted p-1'
export const storyFrame =
  'min-h-80 rounded-b-lg border border-input bg-card px-5 py-4 font-serif text-lg text-card-foreground space-y-4 [&_h2]:pt-3 [&_h2]:text-2xl [&_h3]:pt-2 [&_h3]:text-xl [&_a]:text-link [&_a]:underline [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_hr]:border-border [&_blockquote]:border-input [&_blockquote]:border-l-2 [&_blockquote]:pl-5 [&_p:empty]:min-h-lh'
export const headingTexts = { heading: 'Overskrift', subheading: 'Mindre overskrift' }
