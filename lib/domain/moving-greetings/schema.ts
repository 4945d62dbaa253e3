import { z } from 'zod'
import { greetingInput } from '@/lib/domain/contributions/schema'
import { sceneEffects } from '@/lib/domain/moving-greetings/scene/scene'
import { typedLinesMost } from '@/lib/domain/moving-greetings/scene/word-lines'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { cleanText } from '@/lib/shared/input/clean-text'
import { listOf } from '@/lib/shared/input/list-of'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { typedText } from '@/lib/shared/input/typed-text'

export const movingWordsMost = 280
export const scenePicturesMost = 4
export const shortestSeconds = 8
export const longestSeconds = 20
/** A film of twenty seconds takes 3 MB from a phone. */
export const filmMegabytes = 30
/** Players and encoders round; beyond this it is another film. */
export const filmSecondsMost = 25

const lengthSentence = `Vælg en længde mellem ${shortestSeconds} og ${longestSeconds} sekunder.`
const whole = (least: number, most: number, sentence: string) =>
  typedNumber(z.number(sentence).int(sentence).min(least, sentence).max(most, sentence))

/** What a scene follows from besides pictures, words and name; kept in the account of made things. */
export const sceneChoices = z.object({
  effect: z.enum(sceneEffects, 'Vælg, hvad der skal bevæge sig.'),
  seconds: whole(shortestSeconds, longestSeconds, lengthSentence),
  seed: whole(1, 999_999, 'Hent siden igen, og prøv en gang til.'),
})
export type SceneChoices = z.output<typeof sceneChoices>

/** A moving greeting without its files: the words beside it are those in it. */
export const movingGreetingInput = greetingInput.extend({
  ...sceneChoices.shape,
  message: typedText(movingWordsMost, cleanText, { missing: 'Skriv de ord, der skal stå i filmen.' })
    .regex(/[\p{L}\p{N}]|(?!\u2800)\p{So}/u, 'Skriv de ord, der skal stå i filmen.')
    .refine(
      (words) => words.split('\n').filter((line) => line.trim() !== '').length <= typedLinesMost,
      `Der er plads til ${typedLinesMost} linjer.`,
    ),
  /** A piece of the page's music, to be heard while the film plays. */
  music: z.preprocess((value) => (value === '' ? null : value), z.uuid('Vi kender ikke den musik.').nullish()),
  /** Pictures of the page that the film shows, for the account of what it was made from. */
  fromPage: z.preprocess(
    (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
    listOf(z.uuid('Vi kender ikke det billede.'), {
      most: scenePicturesMost,
      tooMany: `Vælg højst ${scenePicturesMost} billeder.`,
    }),
  ),
})

/** The storage and form name of the page's own form. */
export const movingGreetingForm = 'levende-hilsen'

export type GreetingMakerView = {
  slug: string
  memorialName: string
  isInPlan: boolean
  /** Whether the family decides on greetings before others see them. */
  isSeenFirst: boolean
  /** The page's own pictures, for its members only. */
  pictures: PictureView[]
  /** The page's music that a film can be seen with. */
  music: FilmPiece[]
}

/** A piece that is heard while a film plays. `label`: what stands on one that rules made. */
export type FilmPiece = { id: string; src: string; title: string; label: string | null }
