'use client'

import { useRouter } from 'next/navigation'
import { FormProvider } from 'react-hook-form'
import { FormFold } from '@/components/form/form-fold'
import { TwoVersions } from '@/components/form/two-versions'
import { SessionEnded } from '@/components/frame/session-ended'
import { ProviderOrder } from '@/components/songs/provider-order'
import { SongChoiceFields } from '@/components/songs/song-choice-fields'
import { SongMaking } from '@/components/songs/song-making'
import { type SongEditing, type SongFormValues, type SongRefusal, useSongForm } from '@/components/songs/use-song-form'
import { VerseFields } from '@/components/songs/verse-fields'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { failureToast } from '@/components/ui/toast'
import { musicPath } from '@/lib/domain/music/paths'
import { useRemoveSong } from '@/lib/domain/songs/client/hooks'
import { choiceName, formChoices, instrumentChoices, modelWordsTexts, moodChoices } from '@/lib/domain/songs/copy'
import { songTitleMost } from '@/lib/domain/songs/inputs'
import { type ModelOffer, type SongView, seedMost } from '@/lib/domain/songs/schema'

/** A song being written: its words and choices, and below them how it sounds and looks. */
export function SongEditor({ opened, keeper }: { opened: SongView; keeper: string }) {
  const editing = useSongForm(opened, keeper)
  const { form, song, refusal, isBusy } = editing
  const { register, watch, setValue, formState } = form
  const { errors, isDirty } = formState
  const choices = watch('choices')
  const isFixed = song.isOnPage || song.status === 'rendering' || song.isBeingWritten || song.isBeingSung

  function takeAnotherMelody() {
    editing.remember()
    setValue('choices.seed', 1 + Math.floor(Math.random() * seedMost), { shouldDirty: true })
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={editing.submit} aria-label={`Ret ${song.title}`} className="space-y-12">
        {song.isOnPage && (
          <Notice>Sangen ligger på siden. Tag den af siden for at ændre den; bagefter kan I lægge den på igen.</Notice>
        )}
        <fieldset disabled={isFixed} className="min-w-0 space-y-12">
          <Field label="Sangens navn" error={errors.title?.message} className="max-w-form">
            {(control) => <Input {...control} maxLength={songTitleMost} {...register('title')} />}
          </Field>
          <section aria-labelledby="ord" className="max-w-measure space-y-6">
            <h2 id="ord" className="text-2xl">
              Ordene
            </h2>
            <p className="text-muted-foreground">
              Under hver linje ser I dens stavelser, og fed skrift viser trykket. Melodien retter sig efter ordene, så
              en linje må gerne være kortere eller længere. Nye forslag er de samme sætninger, delt på en anden måde,
              hvis der er en. Linjer, I selv har skrevet, bliver stående.
            </p>
            <VerseFields sentences={song.sentences} beginsOpen={!opened.isMade} onStep={editing.remember} />
            <Button variant="outline" disabled={isBusy} onClick={() => void editing.proposeAgain()}>
              Foreslå nye linjer
            </Button>
            {song.wordsOffer && <WordsByModel offer={song.wordsOffer} editing={editing} />}
          </section>
          <FormFold
            title="Melodien"
            note={melodyOf(choices)}
            isRefused={errors.choices !== undefined}
            attempts={formState.submitCount}
          >
            <SongChoiceFields
              register={(name) => register(`choices.${name}`)}
              errors={errors.choices}
              chosen={choices}
            />
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="outline" onClick={takeAnotherMelody}>
                Prøv en anden melodi
              </Button>
              <p role="status" className="text-muted-foreground text-sm">
                Melodi nr. {choices.seed.toLocaleString('da-DK')}. Det samme nummer giver den samme melodi.
              </p>
            </div>
          </FormFold>
        </fieldset>
        {errors.root?.message && <Notice variant="error">{errors.root.message}</Notice>}
        {song.isBeingWritten && <WordsOnTheirWay />}
        {song.wordsFailure && (
          <Notice variant="error" title="Der kom ingen ord">
            {song.wordsFailure} {modelWordsTexts.stood}
          </Notice>
        )}
        {refusal && (
          <SongRefusalNotice
            refusal={refusal}
            mine={form.getValues()}
            onSaveOver={(other) => void editing.saveOver(other)}
            onTakeOther={editing.takeOther}
          />
        )}
        {!isFixed && (
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="outline" disabled={isBusy || !isDirty}>
              Gem
            </Button>
            <Button variant="ghost" disabled={!editing.canUndo} onClick={editing.undo}>
              Fortryd sidste ændring
            </Button>
            <p role="status" className="text-muted-foreground text-sm">
              {isDirty ? 'Der er noget, som ikke er gemt endnu.' : 'Alt er gemt.'}
            </p>
          </div>
        )}
        <SongMaking editing={editing} />
        <SongRemoval song={song} onGone={form.reset} />
      </form>
    </FormProvider>
  )
}

/** 'Salme, rolig, orgel.' */
function melodyOf({ form, mood, instrument }: SongView['choices']): string {
  const [first, ...others] = [
    choiceName(formChoices, form),
    choiceName(moodChoices, mood),
    choiceName(instrumentChoices, instrument),
  ]
  return `${[first, ...others.map((name) => name.toLowerCase())].join(', ')}.`
}

/** Deletes the song, after a question. */
function SongRemoval({ song, onGone }: { song: SongView; onGone: () => void }) {
  const router = useRouter()
  const removal = useRemoveSong(song)
  function remove() {
    removal.mutate(undefined, {
      onSuccess: () => {
        onGone()
        router.push(musicPath(song.memorial.slug))
        router.refresh()
      },
      onError: failureToast('Sangen blev ikke slettet'),
    })
  }
  return (
    <AlertDialog
      trigger={
        <Button variant="ghost" pending={removal.isPending} pendingText="Sletter...">
          Slet sangen
        </Button>
      }
      title="Slet sangen?"
      description="Ord, noder og lyd bliver slettet, også på siden. Det kan ikke fortrydes."
      confirmLabel="Slet sangen"
      cancelLabel="Behold den"
      destructive
      onConfirm={remove}
    />
  )
}

type SongRefusalNoticeProps = {
  refusal: SongRefusal
  mine: Pick<SongFormValues, 'title' | 'verses'>
  onSaveOver: (other: SongView) => void
  onTakeOther: (other: SongView) => void
}

/** Why something was not done, and what can be done about it; what was typed stands in the form all the while. */
function SongRefusalNotice({ refusal, mine, onSaveOver, onTakeOther }: SongRefusalNoticeProps) {
  if (refusal.kind === 'session') return <SessionEnded />
  if (refusal.kind === 'other') {
    return (
      <Notice variant="error" title="Det lykkedes ikke">
        {refusal.message} Det, du har skrevet, står her endnu.
      </Notice>
    )
  }
  const { other } = refusal
  return (
    <Notice variant="error" title="Nogen har ændret sangen imens">
      <p>Det, du skrev, står her endnu.</p>
      <TwoVersions mine={asText(mine)} theirs={asText(other)} />
      <div className="mt-4 flex flex-wrap gap-3">
        {!other.isOnPage && other.status !== 'rendering' && (
          <Button size="compact" onClick={() => onSaveOver(other)}>
            Gem det, jeg skrev
          </Button>
        )}
        <Button size="compact" variant="outline" onClick={() => onTakeOther(other)}>
          Behold den andens
        </Button>
      </div>
    </Notice>
  )
}

/** A song as one reads it. */
function asText({ title, verses }: Pick<SongFormValues, 'title' | 'verses'>): string {
  return [title, ...verses.map(({ lines }) => lines.map(({ text }) => text).join('\n'))].join('\n\n')
}

type WordsByModelProps = { offer: ModelOffer; editing: SongEditing }

/** Words by a language model, where there is one. */
function WordsByModel({ offer, editing }: WordsByModelProps) {
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
function WordsOnTheirWay() {
  return (
    <div className="max-w-measure space-y-2" aria-live="polite">
      <Progress label={modelWordsTexts.waiting} />
      <p className="text-muted-foreground">{modelWordsTexts.waitingHint}</p>
    </div>
  )
}
