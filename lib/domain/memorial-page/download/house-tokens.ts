import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type HouseTokens = { light: string; dark: string }

let read: Promise<HouseTokens> | null = null

/** The light declarations of app/tokens.css and its dark overrides, without comments. */
export function houseTokens(): Promise<HouseTokens> {
  read ??= readTokens()
  return read
}

async function readTokens(): Promise<HouseTokens> {
  // Read, not imported: Next.js adds an imported style sheet to the page.
  const css = await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'app/tokens.css'), 'utf8')
  const [first = '', ...remarks] = css.split('/*')
  const plain = first + remarks.map((part) => part.slice(part.indexOf('*/') + 2)).join('')
  return { light: block(plain, ':root {'), dark: block(plain, '.dark {') }
}

/** The declarations of the first rule that starts with `head`. The file has no nested rules. */
function block(css: string, head: string): string {
  const start = css.indexOf(head)
  const end = css.indexOf('}', start)
  if (start < 0 || end < 0) throw new Error(`app/tokens.css has no rule ${head}`)
  return css
    .slice(start + head.length, end)
    .replace(/\s+/g, ' ')
    .trim()
}
