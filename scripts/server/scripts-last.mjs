const LOADED_SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""(?: id="[^"]*")?><\/script>/g
const SCRIPT_AHEAD = /<link rel="preload" as="script"[^>]*>/g

/**
 * The same page with the framework's script fetched when everything that a person sees is there. The page is whole without
 * it, and on one bar of signal it would share the line with the portrait: the largest picture came a fifth later. Where
 * the framework writes its scripts in another way one day, the page stays as it is.
 * @param {string} html
 */
export function loadScriptsLast(html) {
  const sources = [...html.matchAll(LOADED_SCRIPT)].map(([, source]) => source)
  const end = html.lastIndexOf('</body>')
  if (sources.length === 0 || end < 0) return html
  // The addresses are the framework's own: hashes that need no escaping.
  const loader = `<script data-later>addEventListener("load",()=>{for(const src of ${JSON.stringify(sources)})document.head.append(Object.assign(document.createElement("script"),{src,async:true}))})</script>`
  return `${html.slice(0, end)}${loader}${html.slice(end)}`.replace(LOADED_SCRIPT, '').replace(SCRIPT_AHEAD, '')
}
