const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Plain text escaped for HTML content and attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')
}

/** A paragraph of plain text; '' without text. */
export function paragraph(text: string | null | undefined, className = ''): string {
  if (!text) return ''
  return `<p${className ? ` class="${className}"` : ''}>${escaped(text)}</p>`
}

/** A section with a heading; '' without content. `title` is plain text, `content` HTML. */
export function section(title: string, content: string, className = ''): string {
  if (content === '') return ''
  return `<section${className ? ` class="${className}"` : ''}><h2>${escaped(title)}</h2>${content}</section>\n`
}
