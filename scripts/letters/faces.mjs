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
].map((face) => ({ style: 'normal', features: KEPT, dropped: DROPPED, ...face }))

/**
 * Fallback fonts of the device, adjusted to the metrics of ours. Widths are the mean of running text in em (capsize,
 * as in next/font): Georgia 913, Times New Roman 832 and Arial 913 of 2,048.
 */
export const standIns = [
  { family: 'Newsreader Georgia', local: ['Georgia'], meanWidth: 913 / 2048, of: 'Newsreader' },
  {
    family: 'Newsreader Times',
    local: ['Times New Roman', 'Liberation Serif'],
    meanWidth: 832 / 2048,
    of: 'Newsreader',
  },
  { family: 'Figtree Arial', local: ['Arial', 'Liberation Sans'], meanWidth: 913 / 2048, of: 'Figtree' },
]

/** The metrics of our fonts, in em: Newsreader of 2,000, Figtree of 1,000 (their hhea tables and capsize). */
export const measures = {
  Newsreader: { meanWidth: 857 / 2000, ascent: 1470 / 2000, descent: 530 / 2000 },
  Figtree: { meanWidth: 449 / 1000, ascent: 950 / 1000, descent: 250 / 1000 },
}
