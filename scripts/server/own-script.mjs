import { withUsedStyle } from './used-style.mjs'

const LOADED_SCRIPT = /<script src="\/_next\/static\/[^"]+" (?:async|noModule)=""(?: id="[^"]*")?><\/script>/g
const SCRIPT_AHEAD = /<link rel="preload" as="script"[^<>]*>/g
// The framework's scripts, which would start it and render the same page a second time.
const DRAWN_AGAIN =
  /<script(?: id="[^"]*")?>(?:\(self\.__next_f=|self\.__next_f\.push|\(globalThis\["TURBOPACK"\])[^<]*<\/script>/g
// Its readers fall back on the same words for Open Graph.
const SAID_TWICE = /<meta name="twitter:(?!card")[^<>]*>/g
// Between texts, for the framework's own rendering.
const COMMENTS = /<!--[^<>]*-->/g

/**
 * @typedef {{ source: string, names: string[] }} OwnScript The address of the page's own script, and the classes and
 * custom properties that it may use.
 */

/**
 * Replaces the framework's script with the page's own, and leaves out the style that neither needs. The page works
 * without either script, and its own covers all its features; the framework's was a hundred times as large and blocked
 * a phone for a quarter of a second (docs/decisions/070-pages-as-files.md). If the framework changes how it writes its
 * scripts, the page is left unchanged.
 * @param {string} html
 * @param {OwnScript} ownScript
 * @param {boolean} [isMeasured] whether the script may measure the page for visitors (VITALS)
 */
export function withOwnScript(html, { source, names }, isMeasured = false) {
  const end = html.lastIndexOf('</body>')
  if (end < 0 || html.search(LOADED_SCRIPT) < 0) return html
  const measured = isMeasured ? ' data-vitals=""' : ''
  const page =
    `${html.slice(0, end)}<script type="module" src="${source}" fetchpriority="low"${measured}></script>${html.slice(end)}`
      .replace(LOADED_SCRIPT, '')
      .replace(SCRIPT_AHEAD, '')
      .replace(DRAWN_AGAIN, '')
      .replace(SAID_TWICE, '')
      .replace(COMMENTS, '')
  return withUsedStyle(page, names)
}
