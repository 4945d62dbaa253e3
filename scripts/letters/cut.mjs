import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Subsets the fonts to the letters and weights that pages use.
 * @returns {Promise<{ files: Map<string, Buffer>, css: string, italicCss: string, ahead: string[] }>} the files by
 * name, which changes with the contents; their @font-face rules; and the files every page preloads
 */
export async function cutLetters() {
  const { default: subsetFont } = await import('subset-font')
  const files = new Map()
  const rules = []
  for (const face of faces) {
    const { source, set, weight, features, dropped } = face
    const body = await subsetFont(fs.readFileSync(require.resolve(`@fontsource-variable/${source}`)), set.letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: Array.isArray(weight) ? { min: weight[0], max: weight[1] } : weight },
      keepFeatures: features,
      dropTables: dropped,
      noHinting: true,
      noLayoutClosure: true,
    })
    const name = `${path.basename(source).replace(/-wght|\.woff2/g, '')}-${hashOf(body)}.woff2`
    files.set(name, body)
    rules.push({ ...face, name, rule: faceRule(face, name) })
  }
  const upright = rules.filter(({ style }) => style !== 'italic')
  return {
    files,
    css: [...upright.map(({ rule }) => rule), ...standIns.map(standInRule)].join('\n'),
    italicCss: rules
      .filter(({ style }) => style === 'italic')
      .map(({ rule }) => rule)
      .join('\n'),
    ahead: upright.filter(({ set }) => set === faces[0].set).map(({ name }) => name),
  }
}

const hashOf = (body) => createHash('sha256').update(body).digest('hex').slice(0, 8)

function faceRule({ family, style, weight, set }, name) {
  return block({
    'font-family': `"${family}"`,
    'font-style': style,
    'font-weight': Array.isArray(weight) ? weight.join(' ') : weight,
    'font-display': 'optional',
    src: `url("/letters/${name}")`,
    'unicode-range': set.range,
  })
}

// No line gap: every line height of ours is a number.
function standInRule({ family, style, weight, local, meanWidth, of }) {
  const scale = of.meanWidth / meanWidth
  const percent = (value) => `${(value * 100).toFixed(2)}%`
  return block({
    'font-family': `"${family}"`,
    'font-style': style,
    'font-weight': weight,
    src: local.map((name) => `local("${name}")`).join(', '),
    'size-adjust': percent(scale),
    'ascent-override': percent(of.ascent / scale),
    'descent-override': percent(of.descent / scale),
  })
}

function block(rules) {
  const lines = Object.entries(rules).flatMap(([name, value]) => (value ? `  ${name}: ${value};` : []))
  return `@font-face {\n${lines.join('\n')}\n}\n`
}

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

/**
 * The letters of Danish and its neighbours (da, no, sv, fo, is, de, nl, fr, en): fetched by every page. `range` is
 * the same set in CSS, so that no other letter fetches the file.
 */
const common = {
  letters: `${between(0x20, 0x7e)}${between(0xc0, 0xff)}\u00a0\u00ad§©«°´·»½ıŒœ‐–—‘’‚“”„•…‹›€−`,
  range: 'U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-2026, U+2039-203A, U+20AC, U+2212',
}

/**
 * Latin Extended-A and Romania's four: Polish, Czech, Croatian, Turkish, Baltic, Sami and Greenlandic names. A
 * separate file, fetched only by pages with such a letter.
 */
const rarer = {
  letters: `${between(0x100, 0x130)}${between(0x132, 0x151)}${between(0x154, 0x17f)}ȘșȚțẞ`,
  range: 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E',
}

// Kerning; no style of ours uses any other font feature.
const KEPT = ['kern']
// Kerning variations between weights, style names, and hinting for old screens.
const DROPPED = ['STAT', 'GDEF', 'gasp']

/**
 * Each font file: its source, letters, weights and family. One weight of the serif: headings ask for 500, but a
 * second weight is 6 KB that the cover would wait for.
 */
const faces = [
  { family: 'Newsreader', source: 'newsreader/files/newsreader-latin-wght-normal.woff2', set: common, weight: 400 },
  { family: 'Newsreader', source: 'newsreader/files/newsreader-latin-ext-wght-normal.woff2', set: rarer, weight: 400 },
  { family: 'Figtree', source: 'figtree/files/figtree-latin-wght-normal.woff2', set: common, weight: [400, 600] },
  { family: 'Figtree', source: 'figtree/files/figtree-latin-ext-wght-normal.woff2', set: rarer, weight: [400, 600] },
  {
    family: 'Newsreader Italic',
    source: 'newsreader/files/newsreader-latin-wght-italic.woff2',
    set: common,
    weight: 400,
    style: 'italic',
  },
].map((face) => ({ features: KEPT, dropped: DROPPED, ...face }))

/** The metrics of our fonts, in em: Newsreader of 2,000, Figtree of 1,000 (their hhea tables and capsize). */
const newsreader = { meanWidth: 857 / 2000, ascent: 1470 / 2000, descent: 530 / 2000 }
const figtree = { meanWidth: 449 / 1000, ascent: 950 / 1000, descent: 250 / 1000 }
const figtreeBold = { ...figtree, meanWidth: 458 / 1000 }

// Mean widths of running text in em (capsize, as in next/font).
const georgia = { family: 'Newsreader Georgia', meanWidth: 913 / 2048, of: newsreader }
const noto = { family: 'Newsreader Noto', meanWidth: 481 / 1000, of: newsreader }
const times = { family: 'Newsreader Times', meanWidth: 832 / 2048, of: newsreader }
const arial = { family: 'Figtree Arial', meanWidth: 913 / 2048, of: figtree }
const arialBold = { family: 'Figtree Arial', meanWidth: 983 / 2048, of: figtreeBold }

/**
 * Fallback fonts of the device, adjusted to the metrics of ours: Georgia on iPhones, Macs and Windows, Noto Serif on
 * Android, Times and Arial elsewhere. Each weight is a face of its own, because browsers smear a regular one to
 * embolden it. Bold and italic words of the serif stand within a line of its regular, and are scaled as that; the
 * sans is bold in whole lines. Faces other than a family's regular are named as in PostScript, which Safari requires.
 */
const standIns = [
  { ...georgia, local: ['Georgia'] },
  { ...georgia, weight: 700, local: ['Georgia-Bold'] },
  { ...georgia, style: 'italic', local: ['Georgia-Italic'] },
  { ...noto, local: ['Noto Serif', 'NotoSerif-Regular'] },
  { ...noto, weight: 700, local: ['NotoSerif-Bold'] },
  { ...noto, style: 'italic', local: ['NotoSerif-Italic'] },
  { ...times, local: ['Times New Roman', 'Liberation Serif'] },
  { ...arial, local: ['Arial', 'Liberation Sans'] },
  { ...arialBold, weight: 600, local: ['Arial-BoldMT', 'LiberationSans-Bold'] },
]
