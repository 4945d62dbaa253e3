import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html'

const ALLOWED_LINK = /^(?:https?:\/\/|mailto:)/i
// Deeper than any list a person writes; a thousand nested quotes would freeze every browser.
const DEEPEST_NESTING = 20

const PLAIN_ELEMENTS = ['p', 'h2', 'h3', 'strong', 'em', 'u', 's', 'blockquote', 'ul', 'ol', 'li', 'br', 'hr']

const RICH_TEXT: IOptions = {
  allowedTags: [...PLAIN_ELEMENTS, 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST_NESTING,
  // Their content is not the author's text and is removed with them.
  nonTextTags: [
    ...[
      'script',
      'style',
      'textarea',
      'option',
      'select',
      'noscript',
      'noembed',
      'noframes',
      'iframe',
      'object',
      'embed',
    ],
    ...['svg', 'math', 'template', 'title', 'xmp', 'plaintext', 'audio', 'video', 'canvas', 'head'],
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: linkOrWords,
  },
}

const TEXT_ONLY: IOptions = { ...RICH_TEXT, allowedTags: [], allowedAttributes: {}, transformTags: {} }

/**
 * Sanitises a biography for storage and display: paragraphs, two levels of headings, emphasis, quotes, lists, rules
 * and links to http, https and mailto. All other markup is removed, its text kept where it is text. Idempotent. The
 * caller checks the length.
 */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, RICH_TEXT).trim()
}

/**
 * The text of a rich text without markup: a line for each block, an empty line after paragraphs, '- ' before list
 * items.
 */
export function richTextToPlain(html: string): string {
  const withBreaks = sanitiseRichText(html)
    .replace(/\n/g, ' ')
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

/** The four entities the sanitiser writes; it decodes all others. */
function decodeEntities(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}

/** Without an address the link is dropped and its text kept: 'span' is not allowed, so the sanitiser removes it. */
function linkOrWords(tagName: string, { href = '' }: Tag['attribs']): Tag {
  const address = href.trim()
  if (!ALLOWED_LINK.test(address)) return { tagName: 'span', attribs: {} }
  return { tagName, attribs: { href: address, rel: 'noopener nofollow ugc' } }
}
