'use client'

import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import type { Sentence } from '@/lib/domain/songs/schema'

type SentenceChoiceProps = {
  sentences: readonly Sentence[]
  chosen: readonly string[]
  proposed: readonly string[]
  error: string | undefined
  onChoose: (keys: string[]) => void
}

/** The life story as a list: what is ticked becomes the song. */
export function SentenceChoice({ sentences, chosen, proposed, error, onChoose }: SentenceChoiceProps) {
  const ticked = new Set(chosen)
  const keysOf = (keys: ReadonlySet<string>) => sentences.map(({ key }) => key).filter((key) => keys.has(key))
  const tick = (key: string, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(key)
    else next.delete(key)
    onChoose(keysOf(next))
  }
  return (
    <FieldGroup
      legend="Hvad skal sangen handle om?"
      hint="Sæt et mærke ved de sætninger, der skal med. Fire til seksten er godt."
      error={error}
    >
      <div className="flex flex-wrap items-center gap-3 py-2">
        <Button variant="outline" size="compact" onClick={() => onChoose(keysOf(new Set(proposed)))}>
          Foreslå for mig
        </Button>
        {ticked.size > 0 && (
          <Button variant="ghost" size="compact" onClick={() => onChoose([])}>
            Fjern alle mærker
          </Button>
        )}
        <p role="status" className="text-muted-foreground text-sm">
          {ticked.size === 0 ? 'Ingen valgt: så vælger vi for jer.' : `${ticked.size} valgt`}
        </p>
      </div>
      <ul className="max-h-[32rem] space-y-1 overflow-y-auto rounded-lg bg-muted p-3 sm:p-4">
        {sentences.map(({ key, text }) => (
          <li key={key}>
            <label className="flex min-h-touch items-start gap-3 py-2">
              <input
                type="checkbox"
                className="mt-1 size-6 shrink-0 accent-primary"
                checked={ticked.has(key)}
                onChange={(event) => tick(key, event.target.checked)}
              />
              <span className="wrap-anywhere min-w-0 font-serif">{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}
