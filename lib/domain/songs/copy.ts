import { addedPart } from '@/lib/domain/songs/kept-provenance'
import type { SongForm, SongInstrument, SongMood, SongStatus, SongVerse } from '@/lib/domain/songs/schema'

/** Wherever a song is heard, seen, printed and taken home. */
export const melodyByRules = 'Melodien er lavet af et program efter faste regler, ikke af et menneske og ikke af AI.'

/** The same of its words, where a model wrote any of them; null where none. */
export function wordsByModel(verses: readonly SongVerse[]): string | null {
  const origins = verses.flatMap(({ lines }) => lines.map(({ origin }) => origin))
  if (!origins.includes('model')) return null
  return origins.every((origin) => origin === 'model')
    ? 'Ordene er skrevet med AI ud fra livshistorien.'
    : 'Nogle af linjerne er skrevet med AI ud fra livshistorien.'
}

/** All that is said of how a song was made. */
export function songOrigin(verses: readonly SongVerse[]): string {
  return [wordsByModel(verses), hasAdded(verses) && addedToWords, melodyByRules].filter(Boolean).join(' ')
}

// Of songs that were written while rhymes were added: docs/decisions/064-songs.md.
const addedToWords = 'Nogle af ordene er tilføjet for rimets skyld og står ikke i livshistorien.'

function hasAdded(verses: readonly SongVerse[]): boolean {
  return verses.some(({ lines }) => lines.some((line) => addedPart(line) !== 'none'))
}

/** Wherever what a model sang is heard, and in its file. */
export const sungByModel =
  'Musikken og stemmen er lavet med AI. Det er ingens stemme: hverken den dødes eller en andens.'

/** Where a program of sheet music names poet and composer. */
export function lyricistOf(verses: readonly SongVerse[]): string {
  const words = hasAdded(verses)
    ? 'Ord efter livshistorien, med tilføjelser for rimets skyld'
    : 'Ord efter livshistorien'
  return wordsByModel(verses) ? `${words}, skrevet med AI` : words
}
export const composerText = 'Melodi lavet af et program efter faste regler'

/** Who made what of a song, for the account of made things. */
export const wordsPurpose = 'Ord til en sang om livet ud fra livshistoriens egne sætninger'
export const voicePurpose = 'Sangen om livet, sunget af en stemme, der ikke er nogens'
export const melodyPurpose = 'Melodi og becifring til en sang om livet'

/** What a song is called until somebody calls it something else. */
export function songTitleOf(firstName: string): string {
  return `Sangen om ${firstName}`
}

type Choice<T extends string> = { value: T; name: string; hint: string }

export const formChoices: readonly Choice<SongForm>[] = [
  { value: 'hymn', name: 'Salme', hint: 'Rolige, jævne linjer, som i kirken. God at synge sammen.' },
  { value: 'ballad', name: 'Vise', hint: 'Fortæller en historie og går let, som i højskolesangbogen.' },
  { value: 'lullaby', name: 'Vuggevise', hint: 'Korte linjer, der vugger. Let at nynne med på.' },
]

export const moodChoices: readonly Choice<SongMood>[] = [
  { value: 'bright', name: 'Lys', hint: 'Dur, og lidt hurtigere.' },
  { value: 'calm', name: 'Rolig', hint: 'Dur, og i roligt tempo.' },
  { value: 'wistful', name: 'Vemodig', hint: 'Mol, og langsom.' },
]

export const instrumentChoices: readonly Choice<SongInstrument>[] = [
  { value: 'piano', name: 'Klaver', hint: 'Klart og nært.' },
  { value: 'organ', name: 'Orgel', hint: 'Som i en kirke.' },
  { value: 'guitar', name: 'Guitar', hint: 'Som ved et lejrbål.' },
  { value: 'harp', name: 'Harpe', hint: 'Let og stille.' },
  { value: 'strings', name: 'Strygere', hint: 'Bredt og varmt.' },
  { value: 'flute', name: 'Fløjte', hint: 'Som en stemme, med harpe under.' },
  { value: 'music_box', name: 'Spilledåse', hint: 'Sprødt, som noget fra barndommen.' },
]

/** 'Salme' for 'hymn', and so on. */
export function choiceName<T extends string>(choices: readonly Choice<T>[], value: T): string {
  return choices.find((choice) => choice.value === value)?.name ?? value
}

/** Where a song is, for the list. */
export const songStatusTexts: Record<SongStatus, string> = {
  draft: 'Kladde',
  rendering: 'Bliver lavet',
  ready: 'Klar til at høre',
  failed: 'Blev ikke færdig',
}

/** Of songs that rhymes were added to: beside words at the end of a line, and at a line of nothing else. */
export const addedText = 'tilføjet for rimets skyld'
export const addedLine = 'Linjen er tilføjet for rimets skyld. Den står ikke i livshistorien.'

/** At a line of a model that says no sentence. */
export const unsourcedText =
  'Skrevet med AI, og den kommer ikke fra nogen sætning i livshistorien. Sig god for den, eller skriv den om.'

/** Where something is sent to a provider without the yes to it. */
export const agreeFirst = 'Sæt kryds, hvis du siger ja. Uden det sender vi ikke noget.'

/** Before sentences are sent to a language model, and while they are there. */
export const modelWordsTexts = {
  summary: 'Få forslag til ordene med AI',
  // 2 of 2 kept by: lib/domain/made-works/costs.ts
  where: (name: string, model: string) =>
    `I kan også lade en AI foreslå linjerne: så sender vi sætningerne her til ${name} i USA, til modellen ${model}, og får linjer tilbage. Det koster jer ikke noget.`,
  sent: 'Det her bliver sendt',
  besides:
    'Andet bliver ikke sendt: hverken billeder, resten af siden eller jeres konti. Navne, der står i sætningerne, følger med.',
  after:
    'Linjer, I selv har skrevet, bliver stående; de andre bliver skiftet ud. Ved hver linje kan I se, hvilken sætning den kommer fra. Kommer den ikke fra nogen, skal I sige god for den, før sangen kan komme på siden. Der står ved sangen, at ordene er skrevet med AI.',
  kept: 'Vi gemmer, hvad der blev sendt, hvornår, og hvem der sagde ja. Det kan den, der ejer siden, læse under »Sådan er det lavet«.',
  others:
    'Nævner sætningerne levende mennesker, så spørg dem først. Siger de nej, så begynd på en ny sang uden de sætninger.',
  send: 'Send sætningerne, og få forslag',
  stood: 'Linjerne står, som de gjorde, og »Foreslå nye linjer« bruger jeres egne sætninger.',
  waiting: 'Venter på ordene',
  waitingHint: 'Det tager som regel under et minut. Du kan roligt lukke siden imens.',
} as const

/** Before a song's words are sent to a provider that sings, while they are there, and beside what comes back. */
export const sungTexts = {
  title: 'Sangen sunget med AI',
  summary: 'Få sangen sunget med AI',
  // 3 of 3 kept by: lib/domain/made-works/costs.ts
  where: (name: string, model: string) =>
    `Lyden ovenfor er lavet af regler og uden sang. I kan også få sangen sunget af en AI: så sender vi ordene her til ${name} i USA, til modellen ${model}, og får en optagelse tilbage. Det koster jer ikke noget.`,
  sent: 'Det her bliver sendt',
  besides:
    'Andet bliver ikke sendt: hverken billeder, optagelser, resten af siden eller jeres konti. Navne, der står i ordene, følger med.',
  others: 'Nævner ordene levende mennesker, så spørg dem først. Siger de nej, så ret linjen, før I sender ordene.',
  // 2 of 2 kept by: lib/integrations/singing/singing.test.ts, lib/domain/songs/commands/order-voice.test.ts
  nobody:
    'Stemmen er ingens. Vi giver aldrig en død en stemme, og vi sender aldrig en optagelse af nogen, som AI kunne efterligne.',
  melody:
    'Melodien bliver en anden end den på noderne, for den finder AI selv på. Optagelsen bliver mærket som lavet med AI, både i filen og på siden.',
  send: 'Send ordene, og få sangen sunget',
  waiting: 'Venter på sangen',
  waitingHint: 'Det tager nogle minutter. Du kan roligt lukke siden imens.',
  failed: 'Sangen blev ikke sunget',
  earlier: 'Optagelsen er af de tidligere ord, så den kan ikke komme på siden.',
  publish: 'Læg den sungne sang på siden',
  remove: 'Slet optagelsen',
  removeHint:
    'Den bliver slettet her og på siden og kan ikke hentes tilbage. Ord, noder og den lyd, der er lavet af regler, bliver, hvor de er.',
} as const

export const songsTexts = {
  title: 'Sange af livshistorien',
  begin: 'Lav en sang af livshistorien',
  // 3 of 4 kept by: lib/domain/songs/verse/propose-verses.test.ts
  intro:
    'I vælger sætninger fra livshistorien, og de, der passer til sangens takt, bliver til vers, som de står. Passer ingen af dem, står de som frie linjer. Vi digter ikke noget til, så linjerne rimer sjældent. I kan skrive hver linje om.',
  none: 'Her er endnu ingen sang.',
  noStory: 'En sang bliver til af livshistorien, og den er ikke skrevet endnu.',
  writeStory: 'Skriv livshistorien',
  onPage: 'Ligger på siden',
  /** `count`: how many the page has, which stay in any plan. */
  premium: (count: number) =>
    `Sange hører til Premium.${count > 0 ? ' De sange, I har, bliver liggende og kan høres.' : ''}`,
} as const

/** Kindly, where the sentences gave fewer verses than somebody asked for. */
export function fewerVerses(made: number, wished: number): { title: string; text: string } {
  return {
    title: made === 1 ? 'Det blev til ét vers' : `Det blev til ${made} vers`,
    text: `Du bad om ${wished}. Versene er jeres egne sætninger, og der var ikke flere, der passede til takten. Sangen kan godt synges, som den er. Vil du have flere vers, så skriv dem selv nedenfor, eller lav en ny sang af flere sætninger.`,
  }
}
