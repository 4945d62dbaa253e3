import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { retentionList } from '@/components/legal/retention-list'
import { sentencesIn, type WrittenSentence, writtenSentences } from '@/scripts/checks/find-sentences.mjs'
import { type ShownSentence, shownSentences } from '@/tests/lint/shown-sentences'

/** Legal texts, prices and mails: read as shown instead. */
const shownFiles = /^components\/(legal|pricing)\/|^lib\/emails\//
/** The console and the workshop: we promise ourselves nothing. */
const ours = new RegExp(
  [
    '^app/\\(site\\)/\\((admin|production)\\)/',
    '^(components|lib/domain)/(account-desk|admin|artwork|audit|backups|bookkeeping|code-desk|exports|faults|insights|packages)/',
    '^(components|lib/domain)/(page-desk|production|published-pages|queues|server-times|set-aside-jobs|storage-use|vitals)/',
    '/attention\\.ts$',
  ].join('|'),
)
/** Invented families, and the words that songs are made of. */
const invented =
  /^components\/(demonstration|internal|landing\/(follow-up|guestbook|story|timeline))|^lib\/(domain\/songs\/verse|integrations)\//

/** Whether the written sentence is in the shown one; what is computed may be anything there. */
function isIn({ sentence: written }: { sentence: string }, { sentence }: { sentence: string }): boolean {
  if (written === sentence) return true
  // A sentence of its own before or after.
  const parts = written.replace(/^\{[^{}]*\} | \{[^{}]*\}$/g, '').split(/\$?\{[^{}]*\}/)
  let from = 0
  for (const part of parts) {
    const found = sentence.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  // 'én gang' must not match everywhere.
  return parts.join('').length > 15
}

/** A sentence in a mail is marked in that mail, or in a text that the mail is given. */
function covers(written: WrittenSentence, shown: ShownSentence): boolean {
  const [, mail] = /emails\/(.+)-email\.tsx$/.exec(written.where) ?? []
  return isIn(written, shown) && (!mail || !shown.where.startsWith('mail ') || shown.where === `mail ${mail}`)
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

const written = writtenSentences()
const marked = written.filter(({ kept, reason }) => kept.length > 0 || reason !== '')
const rows = marked.filter(({ kept }) => kept.length > 0)
// tests/lint/retention.test.ts checks these lengths, and each of their lines is marked (below).
const lengths = new Set(retentionList.flatMap(({ howLong }) => howLong.split(/(?<=\.) /)))
// A figure and nothing else, which is written nowhere, comes from a constant.
const figure = /^(\p{L}+: [\d.,]+ kr\. én gang\.|\d+ dage)$/u
const literal = new Set(written.map(({ sentence }) => sentence))
const shown = (await shownSentences()).filter(
  ({ sentence }) =>
    (length.test(sentence) || absolute.test(sentence)) &&
    !lengths.has(sentence) &&
    (!figure.test(sentence) || literal.has(sentence)),
)
const onScreens = written.filter(
  (one) => ![shownFiles, ours, invented].some((others) => others.test(one.where)) && isPromise(one),
)

/** Texts, addresses, drawings and documents keep no promise; docs/operations.md is what people keep. */
const keepsNothing =
  /(^|[/-])(copy|paths|links|addresses|whole-address|legal-documents)\.tsx?$|^components\/(?!.*\.test\.)|(?<!\.mjs|\.tsx?|^docs\/operations\.md)$/

test('every mark is about a sentence that is there, and says one thing', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(marked.filter(({ sentence }) => sentence === '').map(({ where, reason }) => `${where}: ${reason}`)).toEqual([])
  expect(marked.filter(({ kept, reason }) => kept.length > 0 && reason !== '')).toEqual([])
})

test('what keeps a promise exists, and can fail', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const wrong = rows.flatMap(({ where, kept }) =>
    kept
      .filter((file) => keepsNothing.test(file) || !existsSync(path.join(root, file)))
      .map((file) => `${where}: ${file}`),
  )
  expect(wrong).toEqual([])
})

test('every sentence with a deadline or an absolute word is marked', () => {
  expect(shown.length).toBeGreaterThan(100)
  expect(onScreens.length).toBeGreaterThan(30)
  const missing = [
    ...shown.filter((one) => !marked.some((mark) => covers(mark, one))),
    ...onScreens.filter((one) => !marked.includes(one)),
  ]
  expect(missing.map(({ where, sentence }) => `${where}: ${sentence}`)).toEqual([])
})

test('every line about how long something is stored is marked', () => {
  const known = rows.map(({ sentence }) => sentence)
  expect(retentionList.map(({ what }) => what).filter((what) => !known.includes(what))).toEqual([])
})

test('a sentence that promises nothing needs its mark, and has a reason', () => {
  const none = marked.filter(({ kept, sentence }) => kept.length === 0 && sentence !== '')
  expect(none.filter(({ reason }) => reason.length < 10)).toEqual([])
  expect(none.filter((one) => !onScreens.includes(one) && !shown.some((told) => isIn(one, told)))).toEqual([])
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
  ['components/landing/stone.svg', true],
  ['prisma/schema/codes.prisma', true],
  ['lib/domain', true],
  ['lib/domain/billing/plan-state.ts', false],
  ['scripts/backup.test.mjs', false],
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

test.each([
  ["// kept by: a.ts\nconst text = 'Det er godt.'", ['a.ts']],
  ["// kept by: a.ts, b.ts\n// kept by: c.ts\nconst text = 'Det er godt.'", ['a.ts', 'b.ts', 'c.ts']],
  [`// 2 of 2 kept by: a.ts\nconst text = \`Hej, \${name}. Det er godt.\``, ['a.ts']],
  [
    "const text = { hint: 'Hej med dig.',\n// kept by: a.ts\nmore: isNew ? 'Det er godt.' : 'Det var godt.' }",
    ['a.ts'],
  ],
  ['<p>\n{/* 2, 3 of 3 kept by: a.ts */}\nHej med <b>dig. Det</b> er godt. Farvel igen.</p>', ['a.ts']],
  ["<p>{/* 2 of 2 kept by: a.ts */}Hej med dig. {isNew ? 'Godt nytår.' : ''} Det er godt.</p>", ['a.ts']],
])('a mark is read: %s', (code, kept) => {
  expect(sentencesIn('a.tsx', code).find(({ sentence }) => sentence.endsWith('Det er godt.'))?.kept).toEqual(kept)
})

test.each([
  "const text = 'Det er godt.'\n// kept by: a.ts",
  '<p>{/* kept by: a.ts */}Hej med dig. Det er godt.</p>',
  '<p>{/* 3 of 2 kept by: a.ts */}Hej med dig. Det er godt.</p>',
  '<p>{/* 2 of 3 kept by: a.ts */}Hej med dig. Det er godt.</p>',
  '<p>{/* no promise: says hello */}{name}</p>',
])('a mark without its sentence is found: %s', (code) => {
  expect(sentencesIn('a.tsx', code).filter(({ sentence, reason }) => sentence === '' && reason !== '')).toHaveLength(1)
})
