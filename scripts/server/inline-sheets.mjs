const SHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^<>]*>/g

/**
 * Puts the style into a document that the development server drew: a build has it there, the development server leads to it.
 * @param {string} html
 * @param {import('./press.mjs').Ask} ask
 */
export async function inlineSheets(html, ask) {
  const sheets = new Map()
  for (const [, address] of html.matchAll(SHEET)) {
    const sheet = await ask(address.replaceAll('&amp;', '&'))
    sheets.set(address, sheet.status === 200 ? sheet.text : '')
  }
  return html.replace(SHEET, (_, address) => `<style>${sheets.get(address)}</style>`)
}
