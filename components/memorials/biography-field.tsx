'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useEditor } from '@/components/memorials/editor-provider'
import { StoryPlaceholder } from '@/components/memorials/story-placeholder'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { creationTemplates, type MemorialForm, type MemorialFormChanges } from '@/lib/domain/memorials/schema'
import { ownStoryPrompts, storyPrompts } from '@/lib/domain/memorials/story-prompts'
import { memorialTemplates } from '@/lib/domain/memorials/templates'

// The rich-text editor is the heaviest part of the page and loads when it is shown.
const RichTextEditor = dynamic(
  () =>
    import('@/components/memorials/rich-text-editor').then(
      (file) => file.RichTextEditor,
      // If loading fails offline, the other fields still work.
      () => ToolMissing,
    ),
  { ssr: false, loading: StoryPlaceholder },
)

export function BiographyField() {
  const { opened } = useEditor()
  const { field, fieldState } = useController<MemorialForm, 'biography', MemorialFormChanges>({
    name: 'biography',
  })
  const isEmpty = (field.value ?? '') === ''
  return (
    <div className="space-y-3">
      <Prompts template={opened.creationTemplate} />
      <div className="grid grid-cols-1 *:col-start-1 *:row-start-1">
        <RichTextEditor
          label="Livshistorien"
          value={field.value ?? ''}
          onChange={field.onChange}
          isInvalid={fieldState.error !== undefined}
        />
        {isEmpty && <StoryPrompts firstName={opened.firstName} isOwnStory={opened.isOwnStory} />}
      </div>
      <FieldError message={fieldState.error?.message} />
    </div>
  )
}

function ToolMissing() {
  return (
    <Notice title="Skriveværktøjet kunne ikke hentes">
      Livshistorien er her stadig. Hent siden igen, når der er forbindelse. Alt det andet kan du skrive imens.
    </Notice>
  )
}

/** Questions that help to begin, beside the text so that they are never published with it. */
function Prompts({ template }: { template: string | null }) {
  const key = creationTemplates.find((candidate) => candidate === template)
  if (!key) return null
  return (
    <details className="rounded-lg bg-muted px-5 py-3">
      <summary className="min-h-touch cursor-pointer content-center font-semibold">Spørgsmål, der kan hjælpe</summary>
      <dl className="space-y-3 pb-3">
        {memorialTemplates[key].sections.map(({ heading, prompt }) => (
          <div key={heading}>
            <dt className="font-serif">{heading}</dt>
            <dd className="text-muted-foreground">{prompt}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/**
 * Overlays the lower part of the empty biography and disappears with the first letter, without a layout shift. Presses
 * pass through to the editor.
 */
function StoryPrompts({ firstName, isOwnStory }: { firstName: string; isOwnStory: boolean }) {
  const [turn, setTurn] = useState(0)
  const questions = isOwnStory ? ownStoryPrompts(turn) : storyPrompts(firstName, turn)
  return (
    <section
      aria-label="Spørgsmål, der kan hjælpe i gang"
      className="pointer-events-none z-10 m-px self-end px-5 pb-3 text-muted-foreground"
    >
      <p className="text-sm">Ved du ikke, hvor du skal begynde? Svar på et af dem:</p>
      <ul aria-live="polite" className="mt-2 space-y-1 font-serif-italic text-lg">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="compact"
        className="-ml-3 pointer-events-auto mt-1"
        onClick={() => setTurn(turn + 1)}
      >
        Andre spørgsmål
      </Button>
    </section>
  )
}
