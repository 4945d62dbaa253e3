import 'server-only'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import type { LetteringFinding } from '@/lib/domain/stones/schema'
import type { ReadLine } from '@/lib/integrations/pictures/read-letters'
import type { ComparedRow, LetteringPlan } from './lettering-plan'

// Measured (docs/decisions/056): the worst sign of a wrong text is at most 0.84 alike. One of a right text can be as low in a
// poor photograph; there the letters are read.
const fits = 0.88
/** Read as approved by the letters too, a chip in one sign is forgiven down to here. */
const forgiven = 0.78
/** A photograph in which no row is as clear as this shows too little to accuse anybody. */
const clear = 0.9
/** Ink where nothing should stand. */
const mostExtra = 0.3
/** From which on the reader of letters is believed alone, 0 to 100. */
const sure = 80

/**
 * Whether the letters in a photograph are those of the drawing. `rows` as they were compared, null when the code did not
 * tell where they stand. What differs is read for whoever decides; `from` is whose turn it is (queueKey). Throws
 * SERVER_BUSY.
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
  // Grain and glare beside the letters look like ink: that alone accuses nobody.
  if (worst >= fits) return 'unreadable'
  if (isClear) return 'differs'
  return approved !== null && !isSame && line.confidence >= sure && plain(line.text) !== '' ? 'differs' : 'unreadable'
}

/** Letters and figures alone: signs like † are the first that a reader of letters gets wrong. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('da-DK')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function middleOf(signs: readonly number[]): number {
  return signs.toSorted((one, other) => one - other)[Math.floor(signs.length / 2)] ?? 0
}
