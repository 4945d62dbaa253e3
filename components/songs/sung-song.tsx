'use client'

import { ProviderOrder } from '@/components/songs/provider-order'
import type { SongEditing } from '@/components/songs/use-song-form'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { originLabelOf } from '@/lib/domain/made-works/origin-marks'
import {
  choiceName,
  formChoices,
  instrumentChoices,
  modelWordsTexts,
  moodChoices,
  sungByModel,
  sungTexts,
} from '@/lib/domain/songs/copy'
import { sungPreviewAddress } from '@/lib/domain/songs/paths'
import type { ModelOffer, SongView } from '@/lib/domain/songs/schema'

type SungSongProps = { editing: SongEditing }

/** The song as a provider's voice sings it, beside the sound by rules: ordered, heard, put on the page, deleted. */
export function SungSong({ editing }: SungSongProps) {
  const { song, form } = editing
  const { isDirty } = form.formState
  const { sung, voiceOffer, voiceFailure, isBeingSung } = song
  const canOrder = song.isMade && !isDirty && !song.isOnPage && !isBeingSung && !song.isBeingWritten && !sung?.isCurrent
  return (
    <>
      {isBeingSung && (
        <div className="space-y-2" aria-live="polite">
          <Progress label={sungTexts.waiting} />
          <p className="text-muted-foreground">{sungTexts.waitingHint}</p>
        </div>
      )}
      {voiceFailure && (
        <Notice variant="error" title={sungTexts.failed}>
          {voiceFailure}
        </Notice>
      )}
      {sung && <Recording sung={sung} editing={editing} />}
      {canOrder && voiceOffer && <VoiceOrder offer={voiceOffer} editing={editing} />}
    </>
  )
}

function VoiceOrder({ offer, editing }: SungSongProps & { offer: ModelOffer }) {
  const { choices, verses, durationSeconds } = editing.song
  const kind = [
    choiceName(formChoices, choices.form),
    choiceName(moodChoices, choices.mood),
    choiceName(instrumentChoices, choices.instrument),
  ]
  const items = verses.flatMap(({ lines }, verse) => lines.map(({ text }, line) => ({ key: `${verse}-${line}`, text })))
  return (
    <ProviderOrder
      texts={sungTexts}
      offer={offer}
      items={items}
      isBusy={editing.isBusy}
      onAgreed={(agreed) => void editing.orderVoice(agreed)}
    >
      <p>
        Desuden: {kind.join(', ').toLowerCase()}, omkring {durationSeconds} sekunder. {sungTexts.besides}
      </p>
      <p>{sungTexts.nobody}</p>
      <p>{sungTexts.melody}</p>
      <p>{modelWordsTexts.kept}</p>
    </ProviderOrder>
  )
}

function Recording({ sung, editing }: SungSongProps & { sung: NonNullable<SongView['sung']> }) {
  const { song, form, isBusy, order, removeVoice } = editing
  const { id, memorial, title, isOnPage, isMade } = song
  const canPublish = sung.isCurrent && isMade && !isOnPage && !form.formState.isDirty
  return (
    <section aria-labelledby="sunget" className="space-y-4">
      <h3 id="sunget" className="text-xl">
        {sungTexts.title}
      </h3>
      <SongAudio
        key={sung.id}
        label={`${title}, sunget med AI`}
        sources={[{ src: sungPreviewAddress(memorial.id, id, sung.id), type: 'audio/mpeg' }]}
      />
      <p className="text-muted-foreground">
        <Badge>{originLabelOf({ madeBy: 'model' })}</Badge> {sungByModel}
      </p>
      {!sung.isCurrent && <p>{sungTexts.earlier}</p>}
      <div className="flex flex-wrap gap-3">
        {canPublish && (
          <Button disabled={isBusy} onClick={() => void order('publish', 'sung')}>
            {sungTexts.publish}
          </Button>
        )}
        <AlertDialog
          trigger={
            <Button variant="outline" disabled={isBusy}>
              {sungTexts.remove}
            </Button>
          }
          title="Slet optagelsen?"
          description={sungTexts.removeHint}
          confirmLabel={sungTexts.remove}
          cancelLabel="Behold den"
          destructive
          onConfirm={() => void removeVoice()}
        />
      </div>
    </section>
  )
}

type SongAudioProps = { label: string; sources: readonly { src: string; type: string }[] }

/** A song to hear while it is written; nothing of it is loaded before somebody presses play. */
export function SongAudio({ label, sources }: SongAudioProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the words stand in the fields above
    <audio controls preload="none" aria-label={label} className="w-full">
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </audio>
  )
}
