import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { retentionList } from '@/components/legal/retention-list'
import { type ShownSentence, shownSentences } from '@/tests/lint/shown-sentences'

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
  return isIn(row, one) && (mails.length === 0 || mails.includes(one.where.replace(/^mail /, '')))
}

/** A length of time, or an absolute word: such a sentence is a promise, or gives a reason why not. */
const length =
  /(?<![\p{L}\d])(\d+|en|et|én|ét|to|tre|seks|syv|ti) (dage?|timer?|døgn|måned(er)?s?|år|uger?|hverdage|gang)(?!\p{L})/iu
const absolute =
  /(?<!\p{L})(altid|aldrig|ingen|intet|kun|hver gang|hver eneste gang|senest|højst|mindst|med det samme|når som helst|til enhver tid)(?!\p{L})/iu

const told = await shownSentences()
// tests/lint/retention.test.ts checks these lengths, and each of their lines has a row (below).
const lengths = new Set(retentionList.flatMap(({ howLong }) => howLong.split(/(?<=\.) /)))
const bold = told.filter(({ sentence }) => (length.test(sentence) || absolute.test(sentence)) && !lengths.has(sentence))

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
  expect(kept.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('every sentence with a deadline or an absolute word has a row, or a reason why it promises nothing', () => {
  expect(bold.length).toBeGreaterThan(100)
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
