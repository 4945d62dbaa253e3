import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { faces, standIns } from './faces.mjs'

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
