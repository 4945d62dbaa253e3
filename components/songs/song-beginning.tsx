'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { type FieldPath, useForm } from 'react-hook-form'
import { showServerErrors } from '@/components/form/form-errors'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { SongChoiceFields } from '@/components/songs/song-choice-fields'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useBeginSong } from '@/lib/domain/songs/client/hooks'
import { type SongBeginning as Beginning, songBeginning, songTitleMost } from '@/lib/domain/songs/inputs'
import { begunSongPath } from '@/lib/domain/songs/paths'
import { type Sentence, type SongBeginningView, versesMost } from '@/lib/domain/songs/schema'

const names = ['title', 'form', 'mood', 'instrument', 'verses', 'sentences'] as const satisfies FieldPath<Beginning>[]
const counts = Array.from({ length: versesMost }, (_, index) => index + 1)

/** The first steps of a song: what it is about, and how it is to sound. */
export function SongBeginning({ view, keeper }: { view: SongBeginningView; keeper: string }) {
  const { memorial, sentences, proposed, storyMark } = view
  const router = useRouter()
  const begin = useBeginSong(memorial.id)
  const form = useForm<Beginning>({
    resolver: zodResolver(songBeginning),
    defaultValues: {
      title: view.title,
      form: 'ballad',
      mood: 'calm',
      instrument: 'piano',
      verses: 3,
      sentences: [],
    },
  })
  const { register, watch, setValue, formState } = form
  const { errors } = formState
  // Ticks are of the story as it stands: numbers of another one would mark other sentences.
  const { forget } = useKeptForm(form, { name: `sang:${memorial.id}:${storyMark}`, keeper })
  const chosen = watch()

  const submit = form.handleSubmit(async (values) => {
    try {
      const { id, slug } = await begin.mutateAsync({ ...values, storyMark })
      forget()
      router.push(begunSongPath(slug, id, values.verses))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      showServerErrors(form, error, names)
    }
  })

  return (
    <form noValidate onSubmit={submit} aria-label="Ny sang" className="space-y-12">
      <Field label="Hvad skal sangen hedde?" error={errors.title?.message} className="max-w-form">
        {(control) => <Input {...control} maxLength={songTitleMost} {...register('title')} />}
      </Field>
      <SentenceChoice
        sentences={sentences}
        proposed={proposed}
        chosen={chosen.sentences}
        error={errors.sentences?.message}
        onChoose={(keys) => setValue('sentences', keys, { shouldDirty: true, shouldValidate: true })}
      />
      <PrivacyLine about="musik">
        Vi gemmer sætningerne sammen med sangen, også hvis I retter livshistorien bagefter.
      </PrivacyLine>
      <SongChoiceFields register={register} errors={errors} chosen={chosen} />
      <Field
        label="Hvor mange vers?"
        hint="Op til fire linjer i hvert."
        error={errors.verses?.message}
        className="max-w-form"
      >
        {(control) => (
          <Select {...control} {...register('verses', { valueAsNumber: true })}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {errors.root?.message && (
        <Notice variant="error" title="Der blev ikke lavet en sang">
          {errors.root.message} Dine valg står her endnu.
        </Notice>
      )}
      <Button type="submit" size="lg" pending={begin.isPending} pendingText="Laver vers...">
        Lav vers
      </Button>
    </form>
  )
}

type SentenceChoiceProps = {
  sentences: readonly Sentence[]
  chosen: readonly string[]
  proposed: readonly string[]
  error: string | undefined
  onChoose: (keys: string[]) => void
}

/** The life story as a list: what is ticked becomes the song. */
function SentenceChoice({ sentences, chosen, proposed, error, onChoose }: SentenceChoiceProps) {
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
