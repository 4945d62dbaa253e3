const SHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^<>]*>/g

/**
 * Puts the style into a document that the development server drew: a build has it there, the development server leads to it.
 * @param {string} html
 * @param {(path: string) => Promise<Response>} ask asks the server itself
 */
export async function inlineSheets(html, ask) {
  const sheets = new Map()
  for (const [, address] of html.matchAll(SHEET)) {
    const sheet = await ask(address.replaceAll('&amp;', '&'))
    sheets.set(address, sheet.ok ? await sheet.text() : '')
  }
  return html.replace(SHEET, (_, address) => `<style>${sheets.get(address)}</style>`)
}
