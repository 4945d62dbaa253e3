import { typedText } from '@/lib/shared/input/typed-text'

/** The answer is the question's text: it proves that the caller saw this number of plaques. */
export const sameTextAnswer = { sameText: typedText(200).default('') }

/**
 * The Danish question to confirm before one text is cut into several plaques; null when no text occurs twice. `texts`
 * has the lines of each plaque whose drawing no family has approved.
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
