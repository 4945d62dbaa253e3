import { Parser } from 'htmlparser2'
import { Features, transform } from 'lightningcss'
import { LRUCache } from 'lru-cache'

const CLASS_IN_STYLE = /\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi
const PROPERTY = /--\w[\w-]*/g
const PROPERTY_USED = /var\((--[\w-]+)/g
// Tailwind's stand-in for the next, in browsers that do not know it: what is inherited begins anew at each element.
const STAND_IN = /@supports \(\(\(-webkit-hyphens:none\)\)[^@{}]{0,200}\{(\*[^@{}]{0,2000}\{[^@{}]{0,9000}\})\}/
const NOT_INHERITED = /@property --[\w-]+\{syntax:"\*";inherits:false[^{}]*\}/g

// By style sheet: the build's one, and one for each theme.
const sheets = new LRUCache({ max: 32 })

/**
 * Leaves out of a page's inlined style the rules for classes, and the custom properties, that neither the page nor its
 * script names: a third of the style is for what this page does not have (docs/decisions/070-pages-as-files.md).
 * @param {string} html
 * @param {Iterable<string>} names the classes and custom properties that the page's script may use later
 */
export function withUsedStyle(html, names) {
  const { used, styles } = readPage(html)
  for (const name of names) used.add(name)
  let page = ''
  let at = 0
  for (const { start, end } of styles) {
    const style = usedOf(html.slice(start, end), used)
    // A theme's style comes after the sheet that uses its colours.
    for (const name of propertiesUsed(style)) used.add(name)
    page += html.slice(at, start) + style
    at = end
  }
  return page + html.slice(at)
}

/** The names that a page uses outside its styles, and where those stand. */
function readPage(html) {
  const used = new Set()
  const styles = []
  let element = ''
  const parser = new Parser({
    onopentag(name, attributes) {
      element = name
      if (name === 'style') styles.push({ start: parser.endIndex + 1, end: 0 })
      for (const className of attributes.class?.split(' ') ?? []) used.add(className)
      for (const value of Object.values(attributes)) for (const name of propertiesUsed(value)) used.add(name)
    },
    ontext(text) {
      if (element === 'script') for (const name of namesIn(text)) used.add(name)
    },
    onclosetag(name) {
      element = ''
      if (name === 'style') styles[styles.length - 1].end = parser.startIndex
    },
  })
  parser.end(html)
  return { used, styles }
}

/** @returns {string[]} every word of a script that may be a class or a custom property */
export function namesIn(script) {
  const words = script.split(/[\s"'`;,(){}=<>]+/).filter((word) => /^(?:--)?[a-z][\w:.[\]/-]*$/.test(word))
  return [...new Set(words)]
}

function usedOf(css, used) {
  const sheet = sheets.get(css) ?? readSheet(css)
  sheets.set(css, sheet)
  const standing = sheet.symbols.filter((symbol) => used.has(symbol))
  const key = standing.join(' ')
  const known = sheet.made.get(key)
  if (known !== undefined) return known
  const style = withoutUnused(css, new Set(standing), sheet.classes)
  sheet.made.set(key, style)
  return style
}

function readSheet(css) {
  const classes = new Set(Array.from(css.matchAll(CLASS_IN_STYLE), ([, name]) => name.replace(/\\(.)/g, '$1')))
  const properties = new Set(css.match(PROPERTY))
  return { classes: [...classes], symbols: [...classes, ...properties], made: new LRUCache({ max: 64 }) }
}

function withoutUnused(css, standing, classes) {
  const unusedClasses = classes.filter((name) => !standing.has(name))
  let style = withoutSecondWay(without(css, unusedClasses))
  // A property left out may have been the only one to use another.
  for (;;) {
    const used = new Set(propertiesUsed(style))
    const unused = [...new Set(style.match(PROPERTY))].filter((name) => !used.has(name) && !standing.has(name))
    if (unused.length === 0) return style
    const shorter = without(style, unused)
    if (shorter.length === style.length) return style
    style = shorter
  }
}

/** The stand-in for every browser: a condition and the rule that it stands in for weigh more than the rule. */
function withoutSecondWay(css) {
  const style = css.replace(STAND_IN, '$1')
  return style === css ? css : style.replace(NOT_INHERITED, '')
}

function without(css, unusedSymbols) {
  // As the build wrote it: phones of 2022 do not know ranges in media queries.
  const options = { filename: 'page.css', minify: true, include: Features.MediaRangeSyntax }
  return transform({ ...options, code: Buffer.from(css), unusedSymbols }).code.toString()
}

const propertiesUsed = (text) => Array.from(text.matchAll(PROPERTY_USED), ([, name]) => name)
