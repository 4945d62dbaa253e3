import 'server-only'

type LostForm = {
  /** Where it was sent. */
  action: string
  values: Readonly<Record<string, unknown>>
  /** Fields that are never sent back. */
  secret: readonly string[]
  status: number
  message: string
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

// The look of the page for failures (components/classic-page), which this layer cannot import.
const css =
  'html{color-scheme:light;background:hsl(42 26% 98%);color:hsl(28 10% 18%);-webkit-text-size-adjust:100%}' +
  "body{max-width:40rem;margin:0 auto;padding:2.5rem 1.25rem;font:1.25rem/1.65 Georgia,'Times New Roman',serif;overflow-wrap:anywhere}" +
  'h1{font-weight:500;line-height:1.2;text-align:center}' +
  'blockquote{margin:1rem 0;padding-left:1.25em;border-left:2px solid hsl(120 16.7% 62%);white-space:pre-line}' +
  'button{min-height:3.5rem;padding:.5rem 1.75rem;border:0;border-radius:.5rem;background:hsl(220 36% 40%);color:#fff;font:600 1.125rem system-ui,sans-serif;cursor:pointer}' +
  'button:focus-visible{outline:3px solid hsl(220 56% 44%);outline-offset:2px}'

/**
 * The page for a form that a browser without script sent and that could not even be kept as a draft: with what was written,
 * and a button that sends it again. With a password or a file in it, the browser's own copy is the only whole one.
 */
export function lostFormPage({ action, values, secret, status, message }: LostForm): Response {
  const fields = Object.entries(values).flatMap(([name, value]) => [value].flat().map((each) => ({ name, each })))
  const isWhole = fields.every(({ name, each }) => typeof each === 'string' && (each === '' || !secret.includes(name)))
  const open = fields.flatMap(({ name, each }) =>
    typeof each === 'string' && !secret.includes(name) ? [[name, each]] : [],
  )
  const inputs = open.map(
    ([name = '', text = '']) => `<input type="hidden" name="${escaped(name)}" value="${escaped(text)}">`,
  )
  // What is one word is soon written again.
  const texts = open
    .filter(([, text = '']) => /\S\s+\S/.test(text))
    .map(([, text = '']) => `<blockquote>${escaped(text)}</blockquote>`)
  const again = isWhole
    ? `<p>Det, du skrev, er ikke gået tabt. Lad siden stå åben, og send det igen om lidt.</p><form method="post" action="${escaped(action)}">${inputs.join('')}<button>Send igen</button></form>`
    : '<p>Går du tilbage i din browser, står det, du skrev, der endnu.</p>'
  const html = `<!doctype html><html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Det kom ikke frem endnu</title><style>${css}</style></head><body><main><h1>Det kom ikke frem endnu</h1><p>${escaped(message)}</p>${texts.join('')}${again}</main></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' }
  return new Response(html, { status, headers })
}
