import { Parser } from 'htmlparser2'
import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { RichTextWriter } from '@/lib/shared/rich-text/rich-text-writer'
import { DEEPEST_NESTING } from '@/lib/shared/rich-text/write-blocks'

// The parser searches the open elements at each tag.
const MOST_OPEN_ELEMENTS = 500

const RICH_TEXT: IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'strong', 'em', 'u', 's', 'blockquote', 'ul', 'ol', 'li', 'br', 'hr', 'a'],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST_NESTING,
}

const TEXT_ONLY: IOptions = { ...RICH_TEXT, allowedTags: [], allowedAttributes: {} }

/**
 * Sanitises a biography for storage and display: paragraphs, two levels of headings, emphasis, quotes, lists, rules
 * and links to http, https and mailto (lib/shared/rich-text). All other markup is removed, its text kept where it is
 * text. Balanced, and idempotent. Linear; the caller checks the length.
 */
export function sanitiseRichText(html: string): string {
  // The library has nothing left to remove: it decides what is let through, however the text was written.
  return sanitizeHtml(rewritten(html), RICH_TEXT)
}

function rewritten(html: string): string {
  const writer = new RichTextWriter()
  let rest = html
  while (rest !== '') rest = rest.slice(writeUntilTooDeep(rest, writer))
  return writer.html()
}

/** Returns how much was read: all, or up to an element in too many others, which stay open to the end. */
function writeUntilTooDeep(html: string, writer: RichTextWriter): number {
  let text = ''
  let depth = 0
  let end = html.length
  const flush = () => {
    if (text !== '') writer.text(text)
    text = ''
  }
  const parser = new Parser({
    // An entity is a text of its own here, and none in a browser.
    ontext: (part) => {
      text += part
    },
    onopentag: (name, attributes) => {
      flush()
      writer.open(name, attributes)
      depth += 1
      if (depth < MOST_OPEN_ELEMENTS) return
      parser.pause()
      end = parser.endIndex + 1
    },
    onclosetag: () => {
      flush()
      writer.close()
      depth -= 1
    },
  })
  parser.write(html)
  if (end === html.length) parser.end()
  flush()
  return end
}

/**
 * The text of a rich text without markup: a line for each block, an empty line after paragraphs, '- ' before list
 * items.
 */
export function richTextToPlain(html: string): string {
  const withBreaks = sanitiseRichText(html)
    .replace(/<br \/>/g, '\n')
    .replace(/<li>(?:<p>)?/g, '\n- ')
    .replace(/(?:<\/p>)?<\/li>/g, '')
    .replace(/<\/(?:p|h2|h3|blockquote|ul|ol)>|<hr \/>/g, '\n\n')
  return decodeEntities(sanitizeHtml(withBreaks, TEXT_ONLY))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text the sanitiser has cleaned of all markup, with the four entities it writes decoded; it decodes all others. */
export function decodeEntities(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}
