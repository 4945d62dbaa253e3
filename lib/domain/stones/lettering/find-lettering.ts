import 'server-only'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import type { LetteringFinding } from '@/lib/domain/stones/schema'
import type { ReadLine } from '@/lib/integrations/pictures/read-letters'
import type { ComparedRow, LetteringPlan } from './lettering-plan'

// Measured (docs/decisions/056): the likeness of a wrong text's worst sign is at most 0.84. In a poor photograph that
// of a right text can be as low; then OCR helps.
const fits = 0.88
/** If OCR reads the approved text, a likeness down to here (a chip in one sign) is accepted. */
const forgiven = 0.78
/** If no row in a photograph is this clear, likeness alone never gives `differs`. */
const clear = 0.9
/** Ink beside the letters up to this level is accepted. */
const mostExtra = 0.3
/** OCR confidence from which its text alone is trusted, 0 to 100. */
const sure = 80

/**
 * Whether the letters in a photograph are those of the drawing. `rows` from `compareLettering`, null when the code was
 * not located. What differs is read by OCR, for the person who decides; `from` is the caller in the queue (queueKey).
 * Throws SERVER_BUSY.
 */
export async function findLettering(
  plan: LetteringPlan,
  rows: readonly ComparedRow[] | null,
  from: string,
): Promise<LetteringFinding> {
  if (!rows) return { outcome: 'unreadable' }
  const doubted = rows.flatMap((row, at) => (row.strip && !isAsDrawn(row) ? [{ row, at, strip: row.strip }] : []))
  const unseen = rows.some(({ strip }) => strip === null)
  if (doubted.length === 0) return { outcome: unseen ? 'unreadable' : 'agrees' }
  const read = await inPictureProcess('letters', { strips: doubted.map(({ strip }) => strip) }, from)
  const clearest = Math.max(...rows.map(({ signs }) => middleOf(signs)))
  let isUnsure = unseen
  for (const [index, { row, at }] of doubted.entries()) {
    const approved = plan.rows[at]?.text ?? null
    const line = read[index] ?? { text: '', confidence: 0 }
    const verdict = verdictOn(row, { approved, line, isClear: clearest >= clear })
    if (verdict === 'differs') return { outcome: 'differs', read: line.text, approved: approved ?? '' }
    if (verdict === 'unreadable') isUnsure = true
  }
  return { outcome: isUnsure ? 'unreadable' : 'agrees' }
}

const isAsDrawn = ({ signs, extra }: ComparedRow) => Math.min(...signs) >= fits && extra < mostExtra

type Seen = { approved: string | null; line: ReadLine; isClear: boolean }

function verdictOn({ signs }: ComparedRow, { approved, line, isClear }: Seen) {
  const isSame = approved !== null && plain(line.text) === plain(approved)
  const worst = Math.min(...signs)
  if (isSame && worst >= forgiven) return 'agrees'
  // Extra ink alone is not enough: grain and glare look like ink.
  if (worst >= fits) return 'unreadable'
  if (isClear) return 'differs'
  return approved !== null && !isSame && line.confidence >= sure && plain(line.text) !== '' ? 'differs' : 'unreadable'
}

/** Letters and figures only: OCR is unreliable for signs like †. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('da-DK')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function middleOf(signs: readonly number[]): number {
  return signs.toSorted((one, other) => one - other)[Math.floor(signs.length / 2)] ?? 0
}
