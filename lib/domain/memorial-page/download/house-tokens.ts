import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type HouseTokens = { light: string; dark: string }

let read: Promise<HouseTokens> | null = null

/** The declarations of app/tokens.css by day and what the night changes, as they stand there without its remarks. */
export function houseTokens(): Promise<HouseTokens> {
  read ??= readTokens()
  return read
}

async function readTokens(): Promise<HouseTokens> {
  // By path and not by import: a style sheet that is imported becomes the page's own.
  const css = await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'app/tokens.css'), 'utf8')
  const [first = '', ...remarks] = css.split('/*')
  const plain = first + remarks.map((part) => part.slice(part.indexOf('*/') + 2)).join('')
  return { light: block(plain, ':root {'), dark: block(plain, '.dark {') }
}

/** What stands between the braces of the first rule with this head. No rule in there has rules of its own. */
function block(css: string, head: string): string {
  const start = css.indexOf(head)
  const end = css.indexOf('}', start)
  if (start < 0 || end < 0) throw new Error(`app/tokens.css has no rule ${head}`)
  return css
    .slice(start + head.length, end)
    .replace(/\s+/g, ' ')
    .trim()
}
