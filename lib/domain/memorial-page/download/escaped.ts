const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Plain text as it may stand in HTML, between elements and in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')
}

/** A paragraph with its lines kept by the style; '' without words. */
export function paragraph(text: string | null | undefined, className = ''): string {
  if (!text) return ''
  return `<p${className ? ` class="${className}"` : ''}>${escaped(text)}</p>`
}

/** A part of the page under its own heading; '' without content. `title` is plain text. */
export function section(title: string, content: string, className = ''): string {
  if (content === '') return ''
  return `<section${className ? ` class="${className}"` : ''}><h2>${escaped(title)}</h2>${content}</section>\n`
}
