import type { SongMood } from '@/lib/domain/songs/schema'
import { describeLine } from './describe-line'
import type { LineEnd } from './rhyme'
import { feminineTails } from './tails-feminine'
import { masculineTails } from './tails-masculine'

/**
 * Words for the end of a line. 'remembering' speaks of those who remember what the line said ('det mindes vi i dag'), 'world'
 * of nature and the day as they always are.
 */
export type Tail = LineEnd & {
  text: string
  syllables: number
  /** Its first two words; a song should not say the same too often. */
  start: string
  kind: 'remembering' | 'world'
  /** It can follow a sentence about death or sorrow. */
  isQuiet: boolean
  /** It speaks of what the line said: 'det mindes vi'. */
  pointsBack: boolean
  /** It says that we remember or forget, which nobody can of a birth long ago. */
  isOfMemory: boolean
  /** For a child, or somebody lost to an accident, the sea or themselves. */
  fitsGrave: boolean
  /** A picture of night, cold or parting: not after a birth or a wedding. */
  isDark: boolean
  /** Where its picture is at home; null for sky and light, which are everywhere. */
  scene: Scene | null
  /** It names a season by what grows or falls: not beside another season or a date. */
  isOfSeason: boolean
}

/** The tails that fit a mood; for a death that was early or cruel (`isGrave`) only those that fit it. */
export function tailsFor(mood: SongMood, isGrave = false): readonly Tail[] {
  return allTails().filter(({ moods, fitsGrave }) => moods.includes(mood) && (fitsGrave || !isGrave))
}

/** Whether a story tells of a death that was early, an accident or somebody's own deed. Errs on the side of saying so. */
export function tellsOfGraveDeath(texts: readonly string[]): boolean {
  return texts.some((text) => graveDeath.test(text) || youngDeath.test(text))
}

const graveDeath =
  /ulykke|(?<![\p{L}\d])(?:selvmord|sit eget liv|tog sit liv|livet af sig|valgte livet fra|hængte sig|skød sig|overdosis|drukn|forlis|kæntre|over ?bord|blev på havet|havet tog|omkom|forulyk|påkørt|kørt ned|dræbt|myrdet|slået ihjel|blev skudt|indebrænd|styrtede ned|faldt i krig)/iu
const youngDeath =
  /(?<![\p{L}\d])(?:dødfødt|stillefødt|vuggedød|døde som (?:barn|spæd|lille|nyfødt)|(?:blev|nåede|fik) kun|for tidlig|(?:timer?|døgn|dage?|uger?|måneder?) gammel|(?:et|to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|1?\d) år gammel|blev (?:et|to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|1?\d) (?:timer?|døgn|dage?|uger?|måneder?|år)(?=[.,]|$))/iu

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
    pointsBack: !/^(?:og|et lys)/.test(text),
    isOfMemory: /husk|glem/.test(text),
    fitsGrave: fitsGrave(text),
    isDark: isDark(text),
    scene: scenes.find((scene) => scenesOfTails[scene].test(text)) ?? null,
    isOfSeason: ofSeason.test(text),
    moods: moodsOf(entry),
  }
}

const kindOf = (text: string): Tail['kind'] => (text.startsWith('og ') ? 'world' : 'remembering')

// Neither joyful nor thankful, no comfort that comes by itself, and nothing that sounds as if it were meant lightly.
const isQuiet = (text: string) =>
  (/^(?:det (?:mindes|bærer|gemmer|tænker vi stille)|et lys|for det tænder)/.test(text) ||
    /^(?:og|for) .*(?:ro$| lys|stjern|stille|aft|natt?|går ned|tiden|dag følger)/.test(text)) &&
  !/(?:sang|giver|glæde|smil|gave|lærke|svale|gerne|vågner|alle dage|stiger|mange|sne|blad|regn|især|sidst|og tiden|efter nat|til dag|fyld|kommer|bringer|alting)/.test(
    text,
  )

// No sun, summer, birds, what grows or joy; no wind, which is a storm to whoever lost somebody at sea; no years that come
// and go, and no morning or peace after it.
const fitsGrave = (text: string) =>
  !/(?:sol|sommer|fugl|lærke|svale|forår|vår|blomst|anemone|rose|æble|grøn|gror|blad|bøg|lind|springer ud|fuld|fyld|nye dage|er ny|glæde|smil|gave|gerne|glans|blå|vind|årene|gryr|efter nat|til dag|morgenen|lyset kommer|bringer|alting)/.test(
    text,
  )

const isDark = (text: string) =>
  /^(?:og|for) /.test(text) && /(?:nat|aft|kvæld|sne|blade?ne|regn|bort|væk|forbi|kort|stum|kold|nord|ned$)/.test(text)

const scenes = ['country', 'garden'] as const
/** Larks belong to fields and gardens, not to a story that has none. */
export type Scene = (typeof scenes)[number]

const scenesOfTails: Record<Scene, RegExp> = {
  country: /(?:skov|lærke|mark|korn|enge?$|bøg|lund|svale)/,
  garden: /(?:fugl|lind|blade?|blomst|rose|æble|have|grene|træ|vår|forår|dug|græs)/,
}
const ofCountry =
  'skov\\p{L}*|mark(?:en|er|erne)?|\\p{L}*gård(?:en|e)?|jagt|hest\\p{L}*|kø(?:er|erne)|landmand\\p{L}*|landet|natur\\p{L}*'
const scenesOfStories: Record<Scene, RegExp> = {
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
