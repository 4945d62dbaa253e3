import 'server-only'
import { z } from 'zod'
import { type Sentence, type SourcedLine, withChecked } from '@/lib/integrations/language-model/check-sources'
import { ModelCallError } from '@/lib/integrations/model-calls/model-call-error'
import { cleanLine } from '@/lib/shared/input/clean-text'

const answerLengthMost = 40_000
const keysMost = 4

const line = z.object({
  text: z.string().max(400).transform(cleanLine).pipe(z.string().min(1).max(120).regex(/\p{L}/u)),
  // A key that is no key of ours falls away.
  from: z
    .array(z.string().max(40))
    .max(20)
    .transform((keys) => keys.slice(0, keysMost)),
})
const answer = z.object({
  verses: z.array(z.object({ lines: z.array(line).min(1).max(4) })).min(1),
})

/**
 * The verses in a model's answer, each line with the sentences it can be traced to; at most `verses` of them. Throws
 * ModelCallError 'unreadable'.
 */
export function readVerses(text: string, sentences: readonly Sentence[], verses: number): SourcedLine[][] {
  const parsed = text.length <= answerLengthMost ? answer.safeParse(asJson(text)) : null
  if (!parsed?.success) throw new ModelCallError('unreadable', 'the answer is not verses')
  return parsed.data.verses
    .slice(0, verses)
    .map(({ lines }) => lines.map((each) => capitalised(withChecked(each, sentences))))
}

/** The model writes small letters where no name is, so that names can be told apart; a song has a capital there. */
function capitalised({ text, from }: SourcedLine): SourcedLine {
  return {
    text: text.replace(/\p{Ll}/u, (letter, at: number) => (isFirst(text, at) ? letter.toUpperCase() : letter)),
    from,
  }
}

function isFirst(text: string, at: number): boolean {
  return !/\p{L}/u.test(text.slice(0, at))
}

/** Some models put JSON in a code fence, or a word before it. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}
