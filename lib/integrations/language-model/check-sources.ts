export type Sentence = { key: string; text: string }
export type SourcedLine = { text: string; from: string[] }

/** Words that begin a line of verse with a capital and name nobody. */
const openers = new Set(
  `af al alle alt altid at bag blandt da de dem den der deres det dig din dit dog du efter eller en end er et for fra før
  gennem giv glem god goder ham han hans har hen hende hendes her hos hun hvad hver hvem hvis hvor i igen ikke ind ingen
  intet jeg jer kun lad langs lige lyt med mellem men mens mig min mod når ned nu nær og om op os over på se sin som
  sov stille så tak til tæt ud under ved vi vil vor vore vores`.split(/\s+/),
)

/**
 * The line with the sentences it may be said to come from. Without any when a name, a place or a number in it stands in
 * none of them, when it has an address, or when it shares no word with them: then it has no source, and somebody has to accept it. A word with a
 * capital letter is taken for a name; at the start of a line, unless it is one of the common openers.
 */
export function withChecked({ text, from }: SourcedLine, sentences: readonly Sentence[]): SourcedLine {
  const known = new Map(sentences.map((sentence) => [sentence.key, sentence.text]))
  const named = [...new Set(from)].filter((key) => known.has(key))
  const said = wordsOf(named.map((key) => known.get(key) ?? '').join(' '))
  return inventsNothing(text, said) && sharesWord(text, said) ? { text, from: named } : { text, from: [] }
}

/** An address of a page or a mail, or what could be one: no sentence of a life needs it. */
const isAddressed = /[@/\\]|\p{L}\.\p{L}/u

function inventsNothing(text: string, said: readonly string[]): boolean {
  if (isAddressed.test(text)) return false
  return wordsOf(text).every((word, place) => {
    if (/\p{Nd}/u.test(word)) return said.includes(word)
    if (!/^\p{Lu}/u.test(word)) return true
    if (place === 0 && openers.has(word.toLowerCase())) return true
    return said.some((each) => isSameName(word, each))
  })
}

/** The same name, or its genitive: Karen, Karens, Niels’. An opener is written small within a sentence. */
function isSameName(word: string, each: string): boolean {
  const [left, right] = [bare(word), bare(each)]
  return left === right || left === `${right}s` || right === `${left}s`
}

const bare = (word: string) => word.toLowerCase().replace(/['’]/g, '')

/** Inflections share their first four letters: have, haven, havens. */
function sharesWord(text: string, said: readonly string[]): boolean {
  const stems = new Set(said.map(stem))
  return wordsOf(text).some((word) => (word.length >= 4 || /^(?:\p{Nd}|\p{Lu})/u.test(word)) && stems.has(stem(word)))
}

const stem = (word: string) => bare(word).slice(0, 4)

function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{Nd}][\p{L}\p{Nd}\p{M}'’-]*/gu) ?? []
}
