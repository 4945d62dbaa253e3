const kept = new Set([
  'P',
  'H2',
  'H3',
  'STRONG',
  'EM',
  'U',
  'S',
  'BLOCKQUOTE',
  'UL',
  'OL',
  'LI',
  'BR',
  'HR',
  'A',
  'B',
  'I',
])

/**
 * Removes from the editor's HTML what the server would remove, because the preview shows it before it is saved. Parsed,
 * not rendered; the text of unknown elements is kept.
 */
export function cleanTypedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const clean = document.implementation.createHTMLDocument('').body
  for (const child of body.childNodes) copyInto(clean, child)
  return clean.innerHTML
}

function copyInto(parent: Node, node: Node): void {
  if (node.nodeType === Node.TEXT_NODE) {
    parent.appendChild(document.createTextNode(node.textContent ?? ''))
    return
  }
  if (!(node instanceof Element)) return
  if (!kept.has(node.nodeName)) {
    if (['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME'].includes(node.nodeName)) return
    for (const child of node.childNodes) copyInto(parent, child)
    return
  }
  const copy = document.createElement(node.nodeName)
  for (const child of node.childNodes) copyInto(copy, child)
  parent.appendChild(copy)
}
