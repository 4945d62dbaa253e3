'use client'

import { ProviderOrder } from '@/components/songs/provider-order'
import type { SongEditing } from '@/components/songs/use-song-form'
import { Progress } from '@/components/ui/progress'
import { choiceName, formChoices, modelWordsTexts, moodChoices } from '@/lib/domain/songs/copy'
import type { ModelOffer } from '@/lib/domain/songs/schema'

type WordsByModelProps = { offer: ModelOffer; editing: SongEditing }

/** Words by a language model, where there is one. */
export function WordsByModel({ offer, editing }: WordsByModelProps) {
  const { song, form, isBusy, orderWords } = editing
  const { choices, verses } = form.watch()
  const kind = [choiceName(formChoices, choices.form), choiceName(moodChoices, choices.mood)].join(', ').toLowerCase()
  return (
    <ProviderOrder
      texts={modelWordsTexts}
      offer={offer}
      items={song.sentences}
      isBusy={isBusy}
      onAgreed={(agreed) => void orderWords(agreed)}
    >
      <p>
        Desuden: {kind}, {verses.length} vers. {modelWordsTexts.besides}
      </p>
      <p>{modelWordsTexts.after}</p>
      <p>{modelWordsTexts.kept}</p>
    </ProviderOrder>
  )
}

/** While the words are at the provider, which does not say how far it is. */
export function WordsOnTheirWay() {
  return (
    <div className="max-w-measure space-y-2" aria-live="polite">
      <Progress label={modelWordsTexts.waiting} />
      <p className="text-muted-foreground">{modelWordsTexts.waitingHint}</p>
    </div>
  )
}
