import type { MadeBy, MadeKind, MadeWorkView } from '@/lib/domain/made-works/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

export const madeTitle = 'Sådan er det lavet'

export const madeIntro =
  'Her står alt, hvad der er lavet af jeres ord og billeder på siden: hvem der bad om det, hvad det er lavet af, og hvem der har sagt ja. Kun den, der ejer siden, kan læse det.'

export const kindTexts: Record<MadeKind, string> = {
  song_words: 'Ord til en sang',
  song_melody: 'En melodi',
  song_voice: 'En sunget sang',
  moving_greeting: 'En hilsen, der bevæger sig',
  portrait_motion: 'Et portræt, der bevæger sig',
}

/** How it was made, in a sentence. The melody's is the one that stands beside the song. */
export function wayOf({ kind, madeBy }: { kind: MadeKind; madeBy: MadeBy }): string {
  if (madeBy === 'model') {
    return kind === 'portrait_motion'
      ? 'Bevægelsen er lavet med AI. Sådan har personen ikke bevæget sig.'
      : 'Det er lavet med AI.'
  }
  if (kind === 'song_melody')
    return 'Melodien er lavet af et program efter faste regler, ikke af et menneske og ikke af AI.'
  if (kind === 'moving_greeting') return 'Filmen er tegnet af regler ud fra billeder og ord, ikke af AI.'
  return 'Det er lavet af regler, ikke af AI.'
}

const settingLabels: Record<string, string> = {
  form: 'Form',
  mood: 'Stemning',
  instrument: 'Instrument',
  seed: 'Nummer, som det følger af',
  verses: 'Vers',
  revision: 'Udgave',
  seconds: 'Længde i sekunder',
  effect: 'Det, der bevæger sig',
  drawn: 'Tegnet i',
  music: 'Musik, der spiller til',
}

const settingValues: Record<string, Record<string, string>> = {
  form: { hymn: 'Salme', ballad: 'Vise', lullaby: 'Vuggevise' },
  mood: { bright: 'Lys', calm: 'Rolig', wistful: 'Vemodig' },
  instrument: {
    piano: 'Klaver',
    organ: 'Orgel',
    guitar: 'Guitar',
    harp: 'Harpe',
    strings: 'Strygere',
    flute: 'Fløjte',
    music_box: 'Spilledåse',
  },
  effect: {
    candle: 'Lyset fra et stearinlys',
    leaves: 'Blade, der falder',
    snow: 'Sne, der falder',
    none: 'Kun billederne',
  },
  drawn: { browser: 'Afsenderens browser', server: 'Vores server' },
}

/** The choices of a row in words; what has no word here stands as it is. */
export function settingsInWords(settings: object): MadeWorkView['settings'] {
  return Object.entries(settings)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => ({ label: settingLabels[name] ?? name, value: valueInWords(name, value) }))
}

function valueInWords(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej'
  if (typeof value === 'string') return settingValues[name]?.[value] ?? value
  // A piece of music, whose id is of no use to a reader.
  if (typeof value === 'object' && value !== null && 'title' in value) return String(value.title)
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}

const act = ({ by, at }: { by: string; at: string }) => `${by}, ${formatDateTime(new Date(at))}`

/** The facts of a row, each with its label, in the order they are read. Sentences are apart. */
export function factsOf(work: MadeWorkView): { label: string; text: string }[] {
  const { pictures, provider, model, settings, consent, approved, withdrawn } = work
  return [
    { label: 'Hvem bad om det', text: act(work.asked) },
    { label: 'Hvad det er til', text: work.purpose },
    { label: 'Hvordan', text: wayOf(work) },
    ...(pictures > 0 ? [{ label: 'Lavet af', text: pictures === 1 ? '1 billede' : `${pictures} billeder` }] : []),
    ...(provider ? [{ label: 'Lavet hos', text: model ? `${provider}, modellen ${model}` : provider }] : []),
    ...settings.map(({ label, value }) => ({ label, text: value })),
    ...(consent ? [{ label: 'Det, der blev sagt ja til', text: consent.text }] : []),
    ...(consent ? [{ label: 'Hvem sagde ja', text: act(consent) }] : []),
    { label: 'Godkendt', text: approved ? act(approved) : 'Ikke endnu' },
    ...(withdrawn ? [{ label: 'Trukket tilbage', text: act(withdrawn) }] : []),
  ]
}
