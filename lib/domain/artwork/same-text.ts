import { typedText } from '@/lib/shared/input/typed-text'

/** The question, word for word: whoever answers yes has seen how many plaques it is about. */
export const sameTextAnswer = { sameText: typedText(200).default('') }

/**
 * What is asked before one text is cut into several plaques; null where every plaque has its own, or none. `texts` holds
 * the lines of each plaque that no family has approved a drawing of.
 */
export function sameTextQuestion(texts: ReadonlyArray<readonly string[]>): string | null {
  const counts = new Map<string, number>()
  for (const lines of texts) {
    const text = lines.map((line) => line.trim()).filter(Boolean)
    if (text.length > 0) counts.set(JSON.stringify(text), (counts.get(JSON.stringify(text)) ?? 0) + 1)
  }
  const most = Math.max(0, ...counts.values())
  return most < 2 ? null : `Samme tekst kommer på ${most.toLocaleString('da-DK')} plader. Er det meningen?`
}
