import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { retentionList } from '@/components/legal/retention-list'
import { type ShownSentence, shownSentences } from '@/tests/lint/shown-sentences'
import { sentencesIn, type WrittenSentence, writtenSentences } from '@/tests/lint/written-sentences'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const flat = (text: string) => text.replaceAll("{' '}", ' ').replace(/\s+/g, ' ')

const table = read('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| »'))
  .map((line) => line.slice(2).replace(/ \|$/, '').split(' | '))
const rows = table
  .filter((cells) => cells.length === 3)
  .map(([sentence = '', where = '', kept = '']) => ({
    sentence: words(sentence),
    where: files(where),
    kept: files(kept),
  }))
const others = table
  .filter((cells) => cells.length === 2)
  .map(([sentence = '', why = '']) => ({ sentence: words(sentence), why }))

function words(cell: string): string {
  return cell.replace(/^»|«$/g, '')
}

function files(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
}

/** A short row must equal the whole sentence: 'én gang' must not match everywhere. */
function isIn(row: { sentence: string }, { sentence }: ShownSentence): boolean {
  if (row.sentence === sentence) return true
  // A name in braces is a placeholder for a figure from the code.
  let from = 0
  for (const part of row.sentence.split(/\$?\{[^{}]*\}/)) {
    const found = sentence.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return row.sentence.length > 18
}

/** A sentence in a mail needs a row for that mail. */
function keeps(row: { sentence: string; where: string[] }, one: ShownSentence): boolean {
  const mails = row.where.flatMap((file) => /emails\/(.+)-email\.tsx$/.exec(file)?.[1] ?? [])
  return isIn(row, one) && (mails.length === 0 || !one.where.startsWith('mail ') || mails.includes(one.where.slice(5)))
}

/** A length of time, or an absolute word: such a sentence is a promise, or gives a reason why not. */
const length =
  /(?<![\p{L}\d])(\d+|en|et|én|ét|to|tre|seks|syv|ti) (dage?|timer?|døgn|måned(er)?s?|år|uger?|hverdage|gang)(?!\p{L})/iu
const absolute =
  /(?<!\p{L})(altid|aldrig|ingen|intet|kun|hver gang|hver eneste gang|senest|højst|mindst|med det samme|når som helst|til enhver tid)(?!\p{L})/iu

/**
 * On a screen such words are often about the reader's own acts. There a promise is about how long something lasts, for
 * ever, or what we do.
 */
const deadline =
  /(?<!\p{L})(i|om|inden|inden for|efter|højst|mindst|tidligst) (\d+|en|et|to|tre|seks|syv|ti) (dage?|timer?|minut(ter)?|døgn|måned(er)?|år|uger?|hverdage)(?!\p{L})|(?<!\p{L})(virker|bruges|højst|kun) én gang(?!\p{L})/iu
const forEver = /(?<!\p{L})((?<!for )altid|aldrig|hver gang|når som helst|til enhver tid)(?!\p{L})/iu
const byUs =
  /(?<!\p{L})vi(?!\p{L}).*(?<!\p{L})(senest|med det samme|straks)(?!\p{L})|(?<!\p{L})vi (gemmer|sender|viser|deler|bruger|sletter|trækker|skriver|ser|beder) (\p{L}+ )?(ikke|hverken|kun)(?!\p{L})/iu

/** A label, a question, or something the reader is to do. */
function isPlain(sentence: string): boolean {
  const isLabel = !/[.:!]$/.test(sentence) && sentence.split(' ').length < 7
  const isInstruction = /^(Se|Skriv|Fortæl|Vælg|Hent|Log|Prøv|Kom|Send) (?!.*(?<!\p{L})vi(?!\p{L}))/u.test(sentence)
  return isLabel || isInstruction || sentence.endsWith('?')
}

function isPromise({ sentence, isHeld }: WrittenSentence): boolean {
  // What was counted over a span.
  const said = sentence.replaceAll(/(sidste|seneste) \S+ \p{L}+/giu, '')
  const isBold = deadline.test(said) || (!isHeld && (forEver.test(said) || byUs.test(said)))
  return isBold && !isPlain(sentence)
}

const shown = await shownSentences()
const written = writtenSentences().filter(isPromise)
const told = [...shown, ...written]
// tests/lint/retention.test.ts checks these lengths, and each of their lines has a row (below).
const lengths = new Set(retentionList.flatMap(({ howLong }) => howLong.split(/(?<=\.) /)))
const bold = [
  ...shown.filter(({ sentence }) => (length.test(sentence) || absolute.test(sentence)) && !lengths.has(sentence)),
  ...written,
]

/** Texts, addresses and decisions keep no promise; docs/operations.md is what people keep. */
const keepsNothing =
  /(^|[/-])(copy|paths|links|addresses|whole-address|legal-documents)\.tsx?$|^components\/(?!.*\.test\.)|\.prisma$|^docs\/(?!operations\.md$)/

test('the table is well-formed', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(table.filter((cells) => cells.length < 2 || cells.length > 3)).toEqual([])
  const sentences = table.map(([sentence, where]) => `${sentence} ${where}`)
  expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([])
})

test.each(rows)('»$sentence« is in its file, and what keeps it exists', ({ sentence, where, kept }) => {
  expect(where.length).toBeGreaterThan(0)
  for (const file of where) expect(flat(read(file))).toContain(sentence)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((file) => !existsSync(path.join(root, file)) || keepsNothing.test(file))).toEqual([])
})

test('every sentence with a deadline or an absolute word has a row, or a reason why it promises nothing', () => {
  expect(bold.length).toBeGreaterThan(100)
  expect(written.length).toBeGreaterThan(30)
  const missing = bold.filter((one) => !rows.some((row) => keeps(row, one)) && !others.some((row) => isIn(row, one)))
  expect(missing.map(({ where, sentence }) => `${where}: ${sentence}`)).toEqual([])
})

test('every line about how long something is stored has a row', () => {
  const known = rows.map(({ sentence }) => sentence)
  expect(retentionList.map(({ what }) => what).filter((what) => !known.includes(what))).toEqual([])
})

test('a sentence that promises nothing is still shown, and has a reason', () => {
  expect(others.filter(({ why }) => why.length < 10)).toEqual([])
  expect(others.filter(({ sentence }) => !told.some((one) => isIn({ sentence }, one)))).toEqual([])
})

test.each([
  ['Vi svarer inden for to hverdage.', true],
  ['Linket virker i en time.', true],
  ['Det sker aldrig.', true],
  ['Senest 48 timer efter.', true],
  ['Hilsnen kommer en gang imellem fra en ven.', true],
  ['Mindesiden er din.', false],
  ['Den kunne kunstneren lide.', false],
])('a promise is recognised: %s', (sentence, isBold) => {
  expect(length.test(sentence) || absolute.test(sentence)).toBe(isBold)
})

test.each([
  ['lib/domain/songs/copy.ts', true],
  ['lib/domain/shop-orders/terms-copy.ts', true],
  ['lib/domain/subscriptions/paths.ts', true],
  ['docs/decisions/021-plans-and-texts.md', true],
  ['components/memorial-page/page-foot.tsx', true],
  ['components/memorial-page/page-foot.test.tsx', false],
  ['lib/domain/billing/grace.ts', false],
  ['docs/operations.md', false],
])('%s as what keeps a promise is refused: %s', (file, isRefused) => {
  expect(keepsNothing.test(file)).toBe(isRefused)
})

test.each([
  ["const text = 'Vi svarer på alt inden for to dage.'", true],
  ["const text = { hint: 'Hilsner bliver aldrig slettet.' }", true],
  [`const text = \`Vi sender ikke \${what} til andre. Læs mere på siden.\``, true],
  ['<p>Vi sletter det, <strong>efter {count} forsøg og</strong>{" "}\nsenest i morgen. Ærligt.</p>', true],
  [`import { days } from '@/lib/a'; const text = \`Vi sender den senest om \${days} dage, søndag med.\``, false],
  [`const days = 3; const text = \`Vi sender den senest om \${days} dage, søndag med.\``, true],
  ["const text = 'De sidste 30 dage er der tændt et lys på siden.'", false],
  ["const label = 'Slet kontoen om syv dage'", false],
  ["const hint = 'Skriv altid et årstal med fire cifre.'", false],
])('a promise is found in code: %s', (code, isFound) => {
  expect(sentencesIn('a.tsx', code).some(isPromise)).toBe(isFound)
})
