import 'server-only'
import { toPlainText } from '@react-email/render'

// Headings as they were written, not in capitals; no line is broken that was none.
const options = {
  wordwrap: false as const,
  selectors: ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
}

/** The words of a sanitised rich text, one paragraph a line. */
export function richTextAsPlain(html: string): string {
  return html === '' ? '' : toPlainText(html, options)
}
