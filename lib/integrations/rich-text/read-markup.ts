import sanitizeHtml from 'sanitize-html'
import { decodeEntities } from './sanitise-rich-text'

/**
 * The words of a text that a program may have coded as HTML, once or again and again: a line for each block, a link's
 * address behind its words. Only tags and entities that HTML has count: 'a < b', '<ukendt>' and 'R&D' stay to the letter.
 * Linear in time.
 */
export function readMarkup(text: string): string {
  let read = text
  for (let round = 0; round < roundsMost && /[<&]/.test(read); round++) {
    const next = readOnce(read)
    if (next === read) break
    read = next
  }
  return read.replace(/[﹤﹠]/g, (sign) => (sign === '﹤' ? '<' : '&'))
}

/** A text that `readMarkup` gives back as it is: where it would be taken for markup, its signs are written as small ones. */
export function writtenAsMarkup(text: string): string {
  return readMarkup(text) === text ? text : text.replace(/[<&]/g, (sign) => (sign === '<' ? '﹤' : '﹠'))
}

const roundsMost = 4
/** Stand for the end of a block and of a line until all tags are gone. */
const [BLOCK, LINE] = ['\x1e', '\x1f']

const blocks = new Set(
  (
    'address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol p pre section summary table tbody tfoot ' +
    'thead title tr ul'
  ).split(' '),
)
const within = (
  'a abbr acronym audio b base basefont bdi bdo big br button canvas cite code col colgroup data del dfn em embed font ' +
  'i iframe img input ins kbd label link mark meta nobr noscript object option param picture q s samp script select ' +
  'small source span strike strong style sub sup svg td textarea th time tt u var video wbr [ovw]:[a-z]+ st1:[a-z]+'
).split(' ')
const attribute =
  `\\s+(?:[\\w:-]+\\s*=\\s*(?:"[^"<]*"|'[^'<]*'|[^\\s"'<>=]+)` +
  '|nowrap|noshade|compact|hidden|checked|disabled|selected|controls)'
const tag = new RegExp(`<(/?)(${[...blocks, ...within].join('|')})((?:${attribute})*)\\s*/?>`, 'gi')
const declaration = /<(?:!doctype|\?xml|!\[(?:if|endif))[^<>]*>/gi
const link = new RegExp(`<a((?:${attribute})*)\\s*>([^<]*)</a\\s*>`, 'gi')
const address = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

function readOnce(text: string): string {
  const bare = withoutBetween(
    withoutBetween(withoutBetween(text, '<!--', '-->'), '<style', '</style>'),
    '<script',
    '</script>',
  )
  const untagged = bare.replace(declaration, '').replace(tag, (whole, close: string, name: string) => {
    const known = name.toLowerCase()
    if (known === 'a') return whole
    if (known === 'br') return LINE
    return blocks.has(known) ? BLOCK : close && (known === 'td' || known === 'th') ? ' ' : ''
  })
  const linked = untagged.replace(link, (_, attributes: string, words: string) => withAddress(words, attributes))
  return inLines(linked.replace(tag, '')).replace(entity, decodeEntity)
}

/** Without what stands between the two, as far as each is closed. */
function withoutBetween(text: string, start: string, end: string): string {
  // Only these: 'İ' is two letters when it is small.
  const small = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const parts: string[] = []
  let done = 0
  for (let from = small.indexOf(start); from >= 0; from = small.indexOf(start, done)) {
    const to = small.indexOf(end, from)
    if (to < 0) break
    parts.push(text.slice(done, from))
    done = to + end.length
  }
  return done === 0 ? text : parts.join('') + text.slice(done)
}

function withAddress(words: string, attributes: string): string {
  const [, ...found] = address.exec(attributes) ?? []
  const href = (found.find((each) => each !== undefined) ?? '').trim()
  const bare = (each: string) => each.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|\/$/gi, '').toLowerCase()
  if (href === '' || /^(?:#|javascript:)/i.test(href) || bare(href) === bare(words.trim())) return words
  return words.trim() === '' ? href : `${words} (${href})`
}

function inLines(text: string): string {
  const [first = '', ...more] = text.split(LINE)
  const broken = [first, ...more.map((part) => part.replace(/^[ \t]*\n?/, ''))].join('\n')
  if (!broken.includes(BLOCK)) return broken
  const lines = broken.split(BLOCK).map((part) => part.replace(/^[ \t\n]+/, '').trimEnd())
  return lines.filter(Boolean).join('\n')
}

const decoded = new Map<string, string>()
const decodedMost = 5000

/** The sanitiser knows them all. What it does not know, or only the beginning of, stays. */
function decodeEntity(written: string): string {
  const known = decoded.get(written)
  if (known !== undefined) return known
  const plain = decodeEntities(sanitizeHtml(written, { allowedTags: [] }))
  // Two characters at most; '&notat;' would be '¬at;'.
  const sign = plain.length > 2 || plain === '\ufffd' ? written : plain.replace('\u00a0', ' ')
  if (decoded.size >= decodedMost) decoded.clear()
  decoded.set(written, sign)
  return sign
}
