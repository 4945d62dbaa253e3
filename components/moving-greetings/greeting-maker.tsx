'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { FormAnswer } from '@/components/frame/form-answer'
import { Honeypot } from '@/components/frame/honeypot'
import { provenSend } from '@/components/frame/proven-send'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { thanksTexts } from '@/components/memorial-page/page-copy'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { RadioGroup } from '@/components/ui/radio-group'
import { TextLink } from '@/components/ui/text-link'
import { ApiError } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { contributionSections } from '@/lib/domain/contributions/form-names'
import type { ContributionView } from '@/lib/domain/contributions/schema'
import { sendGreeting } from '@/lib/domain/moving-greetings/client/make-film'
import { filmStateTexts } from '@/lib/domain/moving-greetings/copy'
import type { Scene } from '@/lib/domain/moving-greetings/scene/scene'
import {
  type FilmPiece,
  type GreetingMakerView,
  movingGreetingForm,
  movingGreetingInput,
} from '@/lib/domain/moving-greetings/schema'
import { FilmMaking, useFilm } from './film-making'
import { PictureChoice, usePictures } from './picture-choice'
import { type MakerForm, SceneFields } from './scene-fields'
import { ScenePreview } from './scene-preview'

const none = { value: '', label: 'Ingen musik' }

/** Which of the page's music is heard with the film, and the piece to hear first. Nothing where the page has none. */
function MusicChoice({ form, pieces }: { form: MakerForm; pieces: FilmPiece[] }) {
  const chosen = useWatch({ control: form.control, name: 'music' })
  const piece = pieces.find(({ id }) => id === chosen)
  if (pieces.length === 0) return null
  const options = pieces.map(({ id, title, label }) => ({ value: id, label: title, ...(label && { hint: label }) }))
  return (
    <FieldGroup
      legend="Skal der være musik til?"
      hint="Musik fra mindesiden, som familien selv har lavet, eller som er fri. Den spiller på mindesiden, når nogen ser filmen."
      error={form.formState.errors.music?.message}
    >
      <RadioGroup {...form.register('music')} options={[none, ...options]} defaultValue="" />
      {/* biome-ignore lint/a11y/useMediaCaption: music has no captions. */}
      {piece && <audio controls preload="none" src={piece.src} aria-label={`Hør ${piece.title}`} className="w-full" />}
    </FieldGroup>
  )
}

const names = ['message', 'name', 'relation', 'effect', 'seconds', 'music'] as const
const missingPicture = 'Vælg mindst ét billede.'
const missingFilm = 'Tryk på »Lav filmen« først. Så kan du se den, før du sender.'

/** Pictures, words, what moves and for how long; the film of them; and sending it. */
export function GreetingMaker({ maker, isSignedIn }: { maker: GreetingMakerView; isSignedIn: boolean }) {
  const { slug } = maker
  const chosen = usePictures()
  const [sent, setSent] = useState<ContributionView>()
  const [seed] = useState(() => 1 + Math.floor(Math.random() * 999_998))
  // Missing on plain http.
  const [key] = useState(() => globalThis.crypto?.randomUUID?.() ?? '')
  const form = useForm({
    resolver: zodResolver(movingGreetingInput),
    defaultValues: {
      id: slug,
      message: '',
      name: '',
      relation: '',
      effect: 'candle',
      seconds: '12',
      music: '',
      seed,
      website: '',
    },
  })
  const { forget } = useKeptForm(form, { name: `${movingGreetingForm}-${slug}`, secret: ['website', 'id', 'seed'] })
  const { control, formState, setError } = form
  const [message, name, effect, seconds, music] = useWatch({
    control,
    name: ['message', 'name', 'effect', 'seconds', 'music'],
  })
  const scene = useMemo(() => sceneOf({ message, name, effect, seconds, seed }), [message, name, effect, seconds, seed])
  const images = useMemo(() => chosen.pictures.map(({ image }) => image), [chosen.pictures])
  const { film, make, stop } = useFilm(scene, images)
  const { onFocus, takeProof } = provenSend(isSignedIn)
  const [missing, setMissing] = useState<string>()
  // Of the greeting on its way, 0 to 100.
  const [percent, setPercent] = useState<number | null>(null)

  /** Only a whole scene becomes a film. */
  const makeWhole = form.handleSubmit(() => {
    setMissing(images.length === 0 ? missingPicture : undefined)
    if (images.length > 0) void make()
  })
  const submit = form.handleSubmit(async (values) => {
    setMissing(images.length === 0 ? missingPicture : undefined)
    if (images.length === 0) return
    if (film.is !== 'made' && film.is !== 'elsewhere') return setError('root', { message: missingFilm })
    try {
      const { id: _, fromPage: __, altcha: ___, key: ____, ...said } = values
      const fields = {
        ...said,
        relation: said.relation ?? '',
        music: said.music ?? '',
        website: String(form.getValues('website') ?? ''),
        key,
      }
      const content = film.is === 'made' ? { made: film.made } : { pictures: images }
      const fromPage = chosen.pictures.flatMap(({ mediaId }) => mediaId ?? [])
      setPercent(0)
      const greeting = { slug, fields: asText(fields), altcha: await takeProof(), fromPage, ...content }
      setSent(await sendGreeting(greeting, setPercent))
      forget()
    } catch (error) {
      setPercent(null)
      if (error instanceof ApiError && error.fields.pictures) setMissing(error.fields.pictures)
      showServerErrors(form, error instanceof Error ? error : new Error('Ukendt serverfejl'), names)
    }
  })

  if (sent) {
    return (
      <FormAnswer>
        <GreetingThanks sent={sent} slug={slug} />
      </FormAnswer>
    )
  }
  const problem = rootError(formState, null)
  return (
    <form id={movingGreetingForm} noValidate onSubmit={submit} onFocus={onFocus} className="space-y-10 noscript:hidden">
      <PictureChoice chosen={chosen} ofPage={maker.pictures} error={missing} />
      <SceneFields form={form} />
      <MusicChoice form={form} pieces={maker.music} />
      {images.length > 0 && <ScenePreview scene={scene} pictures={images} />}
      {film.is === 'elsewhere' ? (
        <p className="max-w-measure">
          Din browser kan ikke lave filmen selv. Send hilsenen, så laver vi filmen. Det tager et par minutter.
        </p>
      ) : (
        <FilmMaking
          film={film}
          music={maker.music.find(({ id }) => id === music)?.src}
          onMake={makeWhole}
          onStop={stop}
        />
      )}
      <Honeypot id={`${movingGreetingForm}-website`} {...form.register('website')} />
      {problem && <Notice variant="error">{problem}</Notice>}
      <SendingProgress percent={percent} />
      <Button
        type="submit"
        size="lg"
        pending={formState.isSubmitting}
        pendingText="Sender hilsenen..."
        disabled={film.is === 'making'}
      >
        Send hilsenen
      </Button>
      <PrivacyLine />
    </form>
  )
}

type Typed = { message: string; name: string; effect: string; seconds: string | number | null; seed: number }

function sceneOf({ message, name, effect, seconds, seed }: Typed): Scene {
  const moving = effect === 'leaves' || effect === 'snow' || effect === 'candle' ? effect : 'none'
  return { words: message.trim(), name: name.trim(), effect: moving, seconds: Number(seconds) || 12, seed }
}

function asText(fields: Record<string, string | number | boolean>): Record<string, string> {
  const said = Object.entries(fields).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(said.filter(([, value]) => value !== ''))
}

/** What stands in place of the form when the greeting was sent. */
function GreetingThanks({ sent, slug }: { sent: ContributionView; slug: string }) {
  const { given, waits } = thanksTexts.greeting
  return (
    <Notice variant="success" title={given}>
      {sent.status === 'pending' && <p>{waits}</p>}
      {sent.film && sent.film.state !== 'ready' && <p className="mt-3">{filmStateTexts[sent.film.state]}</p>}
      <p className="mt-3">
        <TextLink href={`/memorial/${slug}#${contributionSections.greeting}`} prefetch={false}>
          Til mindesiden
        </TextLink>
      </p>
    </Notice>
  )
}

/** How far the greeting is on its way, 0 to 100; null while it is not being sent. A screen reader hears each step once. */
function SendingProgress({ percent }: { percent: number | null }) {
  const isSending = percent !== null && percent < 100
  const text = isSending ? 'Hilsenen bliver sendt' : 'Hilsenen er fremme, og vi ser den igennem'
  return (
    <>
      <p role="status" className="sr-only">
        {percent !== null && `${text}.`}
      </p>
      {percent !== null && (
        <Progress label={text} className="max-w-md" {...(isSending && { value: percent, detail: `${percent} %` })} />
      )}
    </>
  )
}
