import fs from 'node:fs'
import path from 'node:path'
import * as fontkit from 'fontkit'
import { beforeAll, expect, test } from 'vitest'
import { letterFiles } from '../../components/frame/letter-files.mjs'
import { ROOT } from '../set-up/root.mjs'
import { cutLetters } from './cut.mjs'

const KB = 1024
const folder = path.join(ROOT, 'public/letters')
const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8')

let cut
beforeAll(async () => {
  cut = await cutLetters()
})

test('the committed fonts are what `npm run letters` makes of the packages', () => {
  expect(fs.readdirSync(folder).sort()).toEqual([...cut.files.keys()].sort())
  for (const [name, body] of cut.files) expect(fs.readFileSync(path.join(folder, name)).equals(body), name).toBe(true)
  expect(read('app/letters.css')).toContain(cut.css)
  expect(read('app/letters-italic.css')).toContain(cut.italicCss)
  expect(letterFiles).toEqual(cut.ahead.map((name) => `/letters/${name}`))
})

test('the fonts of a Danish memorial page weigh at most 30 KB', () => {
  const bytes = cut.ahead.reduce((sum, name) => sum + cut.files.get(name).length, 0)
  expect(bytes).toBeLessThanOrEqual(30 * KB)
})

const texts = {
  dansk: 'Æblegrød på Østerø, 1942 – 2024: »Går den?« § 5 – 7 °C',
  færøsk: 'Jóannes Bø, Eiði, Gøta, Sandoy, Ð ð Ý ý Ú ú',
  islandsk: 'Þórbjörg Æsa Guðmundsdóttir',
  svensk: 'Åke Sjöström, Malmö',
  tysk: 'Jürgen Groß, Süderbrarup',
  fransk: 'Zoë Lefèvre, Œuvre, Çà, Noël',
  sproglige: '‘enkelt’ “dobbelt” „tysk“ … — − €',
}

test.each(Object.entries(texts))('%s needs only the font files every page has', (_, text) => {
  for (const name of cut.ahead) expect(missingIn(cut.files.get(name), text), name).toEqual([])
})

const rarer = {
  polsk: 'Łukasz Żółć Ćwiąkała ńęś',
  tjekkisk: 'Jiří Dvořák Šťastný Žďár Ů',
  bosnisk: 'Đorđe Šehić Čačak',
  tyrkisk: 'Gülşen Yıldız İnci Ağa',
  rumænsk: 'Ștefan Țuțea Măria',
  baltisk: 'Žydrūnas Ģirts Ķēniņš Ļūda Õie',
  samisk: 'Áŋke Čáhppes Ŧ Đ',
  grønlandsk: 'Sisimiut ĸ',
}

test.each(Object.entries(rarer))('%s names are complete with the second file', (_, text) => {
  const [first, ...others] = [...cut.files].filter(
    ([name]) => name.startsWith('newsreader-latin-') && !/italic/.test(name),
  )
  const [second] = others
  expect(missingIn(first[1], missingIn(second[1], text).join(''))).toEqual([])
})

test('letters in no file fetch none', () => {
  const ranges = cut.css.match(/unicode-range: [^;]+/g) ?? []
  const isNamed = (point) =>
    ranges.some((range) =>
      [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
        ([, from, to]) => point >= Number.parseInt(from, 16) && point <= Number.parseInt(to ?? from, 16),
      ),
    )
  for (const letter of 'Жяλعا漢') expect(isNamed(letter.codePointAt(0)), letter).toBe(false)
  expect(isNamed('ø'.codePointAt(0))).toBe(true)
})

const standInFaces = () =>
  [...cut.css.matchAll(/@font-face \{\n([^}]+)\}/g)]
    .map(([, lines]) => Object.fromEntries([...lines.matchAll(/([\w-]+): ([^;]+);/g)].map(([, ...pair]) => pair)))
    .filter(({ src }) => src.startsWith('local('))

test('every weight and style of the device’s fonts is a real face, so that no browser smears one', () => {
  const asked = { 'Newsreader Georgia': ['400', '700', 'italic'], 'Newsreader Noto': ['400', '700', 'italic'] }
  const sans = { 'Figtree Arial': ['400', '600'] }
  for (const [family, kinds] of Object.entries({ ...asked, ...sans })) {
    const found = standInFaces().filter((face) => face['font-family'] === `"${family}"`)
    expect(found.map((face) => face['font-style'] ?? face['font-weight'] ?? '400')).toEqual(kinds)
    expect(new Set(found.map(({ src }) => src)).size).toBe(kinds.length)
  }
})

test('a scaled font of the device is as wide and as high as ours', () => {
  // Mean widths of running text by capsize, in em.
  const wanted = { Newsreader: 0.4285, 'Figtree 400': 0.449, 'Figtree 600': 0.458 }
  const widths = {
    Georgia: 0.4458,
    'Noto Serif': 0.481,
    'Times New Roman': 0.4063,
    Arial: 0.4458,
    'Arial-BoldMT': 0.48,
  }
  for (const [local, width] of Object.entries(widths)) {
    const face = standInFaces().find(({ src }) => src.startsWith(`local("${local}")`))
    const ours = face['font-family'].includes('Figtree') ? `Figtree ${face['font-weight'] ?? 400}` : 'Newsreader'
    const scale = Number.parseFloat(face['size-adjust']) / 100
    expect(scale * width, local).toBeCloseTo(wanted[ours], 3)
    const [ascent, descent] = ours === 'Newsreader' ? [73.5, 26.5] : [95, 25]
    expect(scale * Number.parseFloat(face['ascent-override']), local).toBeCloseTo(ascent, 1)
    expect(scale * Number.parseFloat(face['descent-override']), local).toBeCloseTo(descent, 1)
  }
})

test('the stacks name no font of the device without a face', () => {
  const families = read('app/tokens.css').match(/"(Newsreader|Figtree) (?!Italic)\w+"/g)
  const faced = new Set(standInFaces().map((face) => face['font-family']))
  expect([...new Set(families)].sort()).toEqual([...faced].sort())
})

function missingIn(body, text) {
  const font = fontkit.create(body)
  return [...text].filter((letter) => letter !== ' ' && !font.hasGlyphForCodePoint(letter.codePointAt(0)))
}
