import type { SongMood } from '@/lib/domain/songs/schema'
import { describeLine } from './describe-line'
import type { LineEnd } from './rhyme'
import { feminineTails } from './tails-feminine'
import { masculineTails } from './tails-masculine'

/**
 * Words for the end of a line. 'remembering' speaks of what the line said ('det mindes vi i dag'), 'world' of the world as it
 * always is, 'passing' only says that time passed and fits what lasted, not what happened once.
 */
export type Tail = LineEnd & {
  text: string
  syllables: number
  /** Its first two words; a song should not say the same too often. */
  start: string
  kind: 'remembering' | 'world' | 'passing'
  /** It can follow a sentence about death or sorrow. */
  isQuiet: boolean
  /** It says that we remember or forget, which nobody can of a birth long ago. */
  isOfMemory: boolean
  /** A picture of night, cold or parting: not after a birth or a wedding. */
  isDark: boolean
  /** Where its picture is at home; null for sky and light, which are everywhere. */
  scene: Scene | null
  /** It names a season by what grows or falls: not beside another season or a date. */
  isOfSeason: boolean
}

/** The tails that fit a mood. */
export function tailsFor(mood: SongMood): readonly Tail[] {
  return allTails().filter(({ moods }) => moods.includes(mood))
}

type MoodTail = Tail & { moods: readonly SongMood[] }
let described: MoodTail[] | undefined

// Described when the first song asks: a page that never makes verses does not pay for it.
function allTails(): MoodTail[] {
  described ??= [...masculineTails, ...feminineTails].flatMap((group) => group.split('|')).map(describe)
  return described
}

function describe(entry: string): MoodTail {
  const text = entry.replace(/^[!~]/, '')
  const { syllables, rhymeKey, halfRhymeKey } = describeLine(text)
  return {
    text,
    syllables: syllables.length,
    rhymeKey,
    halfRhymeKey,
    lastWord: text.split(' ').at(-1) ?? '',
    start: text.split(' ').slice(0, 2).join(' '),
    kind: kindOf(text),
    isQuiet: isQuiet(text),
    isOfMemory: /husk|glem/.test(text),
    isDark: isDark(text),
    scene: scenes.find((scene) => scenesOfTails[scene].test(text)) ?? null,
    isOfSeason: ofSeason.test(text),
    moods: moodsOf(entry),
  }
}

function kindOf(text: string): Tail['kind'] {
  if (text.startsWith('mens ')) return 'passing'
  return /^(og|for alting) /.test(text) ? 'world' : 'remembering'
}

// Neither joyful nor thankful, and nothing that sounds as if it were meant lightly.
const isQuiet = (text: string) =>
  (/^(?:det (?:mindes|bærer|gemmer|tænker vi stille)|et lys|for det tænder)/.test(text) ||
    /^(?:og|for) .*(?:ro$|fred$| lys|stjern|stille|aft|natt?|havet|går ned|tiden|dag følger)/.test(text)) &&
  !/(?:sang|giver|glæde|smil|gave|lærke|svale|gerne|vågner|alle dage|brus|stiger|mangen|sne|blad|regn)/.test(text)

const isDark = (text: string) =>
  /^(?:og|for) /.test(text) && /(?:nat|aft|kvæld|sne|blade?ne|regn|bort|væk|forbi|kort|stum|kold|nord|ned$)/.test(text)

const scenes = ['sea', 'country', 'garden'] as const
/** Waves do not roll in the song of somebody whose story has no water in it, and larks belong to fields and gardens. */
export type Scene = (typeof scenes)[number]

const scenesOfTails: Record<Scene, RegExp> = {
  sea: /(?:hav|bølge|strand|vand(?:et)?$|sø(?:en)?$|øe?n?$|flod|åen)/,
  country: /(?:skov|lærke|mark|enge?$|bøg|lund|bæk|dale$|høst|svale)/,
  garden: /(?:fugl|lind|blade?|blomst|rose|æble|have|grene|træ|vår|forår|dug|græs)/,
}
const ofCountry =
  'skov\\p{L}*|mark(?:en|er|erne)?|\\p{L}*gård(?:en|e)?|jagt|hest\\p{L}*|kø(?:er|erne)|landmand\\p{L}*|landet|natur\\p{L}*'
const scenesOfStories: Record<Scene, RegExp> = {
  sea: wholeWord(
    'hav(?:et|ets|n|nen)?|sø(?:en|s)?|\\p{L}*fjord\\p{L}*|\\p{L}*strand\\p{L}*|skib\\p{L}*|båd\\p{L}*|sejl\\p{L}*|fisk\\p{L}*|kyst\\p{L}*|jolle\\p{L}*|sømand\\p{L}*|åen',
  ),
  country: wholeWord(ofCountry),
  garden: wholeWord(
    `${ofCountry}|\\p{L}*have(?:n|r|rne)|blomst\\p{L}*|rose\\p{L}*|fugl\\p{L}*|træer(?:ne)?|æbler?|grøntsager`,
  ),
}

function wholeWord(words: string): RegExp {
  return new RegExp(`^(?:${words})$`, 'u')
}

// Longer than any word of Danish; the expressions would be slow on what is none.
const wordMost = 40

/** The scenes that a life story has itself. */
export function scenesOf(words: readonly string[]): ReadonlySet<Scene> {
  const short = words.filter(({ length }) => length <= wordMost)
  return new Set(scenes.filter((scene) => short.some((word) => scenesOfStories[scene].test(word))))
}

const ofSeason = /(?:sne|sommer|vår|høst|blad|bøg|anemone|blomst|vinter|grøn|røde|svale|lærke|forår|dug)/

function moodsOf(entry: string): readonly SongMood[] {
  if (entry.startsWith('!')) return ['bright']
  return entry.startsWith('~') ? ['calm', 'wistful'] : ['bright', 'calm', 'wistful']
}
