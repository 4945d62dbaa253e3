import 'server-only'
import { toPlainText } from '@react-email/render'

// Headings keep their case, and lines are not wrapped.
const options = {
  wordwrap: false as const,
  selectors: ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
}

/** The text of a sanitised rich text, one paragraph a line. */
export function richTextAsPlain(html: string): string {
  return html === '' ? '' : toPlainText(html, options)
}
