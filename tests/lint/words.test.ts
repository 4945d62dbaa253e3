import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Words that are hurtful, unclear or a second name for one thing, and their replacements. */
const gone: Array<[word: RegExp, instead: string]> = [
  [/mormor for\b/i, 'mormor til'],
  [/ligner den, I mistede/i, 'passer til den, I mindes'],
  [/levende hils(en|ner)/i, 'hilsen, der bevæger sig'],
  [/30, 7 og 1 dage/i, '30 dage, 7 dage og 1 dag'],
  [/\b(seks|fire) tal\b|tallene fra det kort/i, 'cifre'],
  [/plademager/i, 'skiltemager'],
  [/Er det din sten|Er det denne sten/i, 'Hører stenen til din familie; Stenen'],
  [/Stenen med koden er ikke længere i brug/i, 'Koden hører til en sten, der er taget ned'],
  [/døde på denne dag/i, 'En dag at mindes'],
  [/ingen rigtig længde på et liv/i, 'Skriv så lidt eller så meget, I vil'],
  [/ligner en reklame/i, 'Et ord blev stoppet af vores filter. Skriv det lidt anderledes.'],
  [/kan ikke se, at det er et menneske/i, 'Det blev ikke sendt. Prøv igen.'],
  [/gælder som kode/i, 'Du behøver ingen QR-kode'],
  [/['"`>]Som det kom\b/, 'Originalen'],
  [/netværksadresse/i, 'IP-adresse'],
  [/Gemt og fortrudt/i, 'Gem og fortryd'],
  [/klip(pe)? den kortere/i, 'klip den ned'],
  [/Find rundt/i, 'Find vej'],
  [/forsvinder for altid|Stenen fører ikke længere til noget/i, 'what is deleted, and that the code is free again'],
  [/Andre får ikke at vide, at den findes/i, 'the scan says that the page is for the family'],
  [/fører den altid dertil|ingen ende\b/i, 'without the absolute: terms foresee an end'],
  [/Find koden ved graven/i, 'the code is on the stone or with the stonemason'],
  [/\bvilkår(ene|enes)?\b/i, 'betingelser'],
  // 'hvilke sager de kan tage' refers to Nævnenes Hus. ?sag= is in mails that were sent.
  [/(?<![?.{,&'-] ?)\bsag(en|ens|er|erne|ernes)?\b(?!=|:| ?[,}?]| [!=]| de kan tage|-)/i, 'henvendelse'],
  // 'Brugernavn eller email' is prescribed by the specification.
  [/(^\s*|['"`>])E-?mail(['"`<]|\s*$)|\b[Ee]-mail|[Ee]mailadresse/, 'Mailadresse'],
]

const files = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)
const isImport = (line: string) => /^\s*(import|export) .*from |^\} from /.test(line)
const lines = files.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((line, index) => ({ place: `${file}:${index + 1}`, line }))
    .filter(({ line }) => !isComment(line) && !isImport(line)),
)

test.each(gone)('%s is no longer used', (word) => {
  expect(lines.filter(({ line }) => word.test(line)).map(({ place, line }) => `${place} ${line.trim()}`)).toEqual([])
})

test.each([
  ['Sagen er lukket', true],
  ['Der er nyt i en sag', true],
  ["path: '/admin/support?sag=12'", false],
  ["const { sag, skjult } = query; textParam(query, 'sag')", false],
  ['<Field label="Email">', true],
  ['Du siger ja til vores vilkår.', true],
])('the list of words matches %s: %s', (line, isGone) => {
  expect(gone.some(([word]) => word.test(line))).toBe(isGone)
})
