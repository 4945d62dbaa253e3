const LOADED_SCRIPT = /<script src="\/_next\/static\/[^"]+" (?:async|noModule)=""(?: id="[^"]*")?><\/script>/g
const SCRIPT_AHEAD = /<link rel="preload" as="script"[^<>]*>/g
// What the framework's script would begin with, and draw the same page from a second time.
const DRAWN_AGAIN =
  /<script(?: id="[^"]*")?>(?:\(self\.__next_f=|self\.__next_f\.push|\(globalThis\["TURBOPACK"\])[^<]*<\/script>/g

/**
 * The same page with its own script in place of the framework's. The page is whole without either, and its own does all
 * that it has; the framework's was a hundred times as much and kept a phone from answering for a quarter of a second
 * (docs/decisions/015-memorial-page.md). Where the framework writes its scripts in another way one day, the page stays as
 * it is.
 * @param {string} html
 * @param {string} source the address of the page's own script
 */
export function withOwnScript(html, source) {
  const end = html.lastIndexOf('</body>')
  if (end < 0 || html.search(LOADED_SCRIPT) < 0) return html
  return `${html.slice(0, end)}<script type="module" src="${source}" fetchpriority="low"></script>${html.slice(end)}`
    .replace(LOADED_SCRIPT, '')
    .replace(SCRIPT_AHEAD, '')
    .replace(DRAWN_AGAIN, '')
}
