import type { SongMood } from '@/lib/domain/songs/schema'
import { describeLine } from './describe-line'
import { feminineTails } from './tails-feminine'
import { masculineTails } from './tails-masculine'

/**
 * Words for the end of a line. 'remembering' speaks of what the line said ('det mindes vi i dag'), 'world' of the world as it
 * always is, 'passing' only says that time passed and fits what lasted, not what happened once.
 */
export type Tail = {
  text: string
  syllables: number
  rhymeKey: string
  lastWord: string
  kind: 'remembering' | 'world' | 'passing'
  /** It can follow a sentence about death or sorrow. */
  isQuiet: boolean
  /** A picture of night, cold or parting: not after a birth or a wedding. */
  isDark: boolean
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
  const { syllables, rhymeKey } = describeLine(text)
  return {
    text,
    syllables: syllables.length,
    rhymeKey,
    lastWord: text.split(' ').at(-1) ?? '',
    kind: kindOf(text),
    isQuiet: isQuiet(text),
    isDark: isDark(text),
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
  /(?:^det (?:mindes|minde |bærer|gemmer|har vi i|bor i|lever|er et stille|er os nær|har vi kær)|ro$|fred$| lys|stjern|stille|aft|natt?|havet|himlen er høj|går ned|tiden|dag følger)/.test(
    text,
  ) && !/(?:sang|giver|glæde|smil|gave|lærke|svale|gerne|vågner|alle dage|brus|stiger|mangen|sne|blad|regn)/.test(text)

const isDark = (text: string) =>
  /^(?:og|for) /.test(text) && /(?:nat|aft|kvæld|sne|blade?ne|regn|bort|væk|forbi|kort|stum|kold|nord|ned$)/.test(text)

const ofSeason = /(?:sne|sommer|vår|høst|blad|bøg|anemone|blomst|vinter|grøn|røde|svale|lærke|forår|dug)/

function moodsOf(entry: string): readonly SongMood[] {
  if (entry.startsWith('!')) return ['bright']
  return entry.startsWith('~') ? ['calm', 'wistful'] : ['bright', 'calm', 'wistful']
}
