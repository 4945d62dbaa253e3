import { RichTextWriter } from '@/lib/shared/rich-text/rich-text-writer'

/**
 * HTML as `sanitiseRichText` on the server would store it, for the browser: what is pasted before it is inserted, and
 * what is typed before it is previewed. Parsed, not rendered. The server still decides.
 */
export function tidyRichText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const writer = new RichTextWriter()
  let node: Node | null = body.firstChild
  while (node) {
    if (isElement(node)) {
      const attributes = Array.from(node.attributes, ({ name, value }) => [name, value] as const)
      writer.open(node.tagName.toLowerCase(), Object.fromEntries(attributes))
    } else if (node.nodeType === 3) {
      writer.text(node.nodeValue ?? '')
    }
    let next: Node | null = node.firstChild
    while (!next && node && node !== body) {
      if (isElement(node)) writer.close()
      next = node.nextSibling
      if (!next) node = node.parentNode
    }
    node = next
  }
  return writer.html()
}

const isElement = (node: Node): node is Element => node.nodeType === 1
