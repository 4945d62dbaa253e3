import { common, rarer } from './letter-sets.mjs'

// Kerning; no style of ours uses any other font feature.
const KEPT = ['kern']
// Kerning variations between weights, style names, and hinting for old screens.
const DROPPED = ['STAT', 'GDEF', 'gasp']

/**
 * Each font file: its source, letters, weights and family. One weight of the serif: headings ask for 500, but a
 * second weight is 6 KB that the cover would wait for.
 */
export const faces = [
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
export const standIns = [
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
