import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ownStoryPrompts, storyPrompts } from '@/lib/domain/memorials/story-prompts'

/**
 * Overlays the lower part of the empty biography and disappears with the first letter, without a layout shift. Presses
 * pass through to the editor.
 */
export function StoryPrompts({ firstName, isOwnStory }: { firstName: string; isOwnStory: boolean }) {
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
