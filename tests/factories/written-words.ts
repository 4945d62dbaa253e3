import { anthropicAnswer, type StandInAnswer, startModelStandIn } from '@/tests/factories/model-stand-in'

/** A line of a model's answer: its words, and the sentence that it says it is from. */
type Line = readonly [text: string, from?: string]

/** Four lines about the sentences of tests/factories/songs.ts; the last one says none of them. */
export const writtenLines: readonly Line[] = [
  ['hun elskede havets brus', 's2'],
  ['og gik om morgenen ud', 's2'],
  ['i haven sad hun med roser', 's4'],
  ['nu hviler alting i fred'],
]

/** A language model's answer with these verses. */
export function answerOf(...verses: (readonly Line[])[]): StandInAnswer {
  const asLine = ([text, from]: Line) => ({ text, from: from ? [from] : [] })
  return anthropicAnswer(JSON.stringify({ verses: verses.map((lines) => ({ lines: lines.map(asLine) })) }))
}

/** A language model that answers so, as long as it is open. */
export function startLanguageModel(answer: StandInAnswer | (() => Promise<StandInAnswer>) = answerOf(writtenLines)) {
  return startModelStandIn('ANTHROPIC', typeof answer === 'function' ? answer : () => answer)
}
