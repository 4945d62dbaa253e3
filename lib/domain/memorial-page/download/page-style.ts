import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Theme } from '@/lib/domain/memorials/schema'
import { type Light, tokensOf } from '@/lib/domain/memorials/theme-tokens'

/** Shared by all layouts. Uses the device's serif: the file must open in fifty years, without a network. */
const shared = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--background);color:var(--foreground);font:1.1875rem/1.65 Georgia,'Times New Roman',serif;overflow-wrap:anywhere}
h1,h2,h3{margin:0;font-weight:500;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(2.25rem,1.6rem + 3.4vw,3.75rem);margin-top:1.5rem}
h2{font-size:clamp(1.75rem,1.5rem + 1.2vw,2.5rem)}
h3{font-size:1.4375rem}
p{margin:.75rem 0 0;white-space:pre-line}
a{color:var(--link)}
ol,ul{margin:1rem 0 0;padding-left:1.25em}
img,video{display:block;max-width:100%;height:auto;border-radius:.5rem}
audio{width:100%;margin-top:.5rem}
audio:focus-within{outline:3px solid var(--ring);outline-offset:2px}
header{text-align:center}
.who,.epitaph{max-width:56rem;margin-inline:auto;padding-inline:1.25rem}
.quiet,figcaption,.years,.when,footer{color:var(--muted-foreground)}
.years{font-size:1.5rem}
.epitaph{max-width:40rem;font-size:1.625rem;line-height:1.4;margin-top:2rem}
.ornament{display:block;width:7.5rem;height:1rem;margin:2rem auto 0}
.portrait{border-radius:1rem;object-fit:cover;object-position:50% 30%;aspect-ratio:4/5}
main{padding:0 1.25rem}
section{max-width:40rem;margin:4.5rem auto 0}
.story p{margin-top:1rem}
.story :is(h2,h3){font-size:1.4375rem;margin-top:2rem}
blockquote{margin:1rem 0 0;padding-left:1.25em;border-left:2px solid var(--lichen)}
.life{list-style:none;padding:0}
.life>li{margin-top:2rem}
.life h3{margin-top:.1rem}
figure{margin:2rem 0 0}
figcaption{margin-top:.5rem;font-size:1.0625rem}
article{padding:1.5rem 0;border-bottom:1px solid var(--border)}
footer{max-width:40rem;margin:5rem auto 0;padding:0 1.25rem 3rem;text-align:center;font-size:1.0625rem}`

/** One column below the cover, with the portrait on the cover's edge. */
const standard = `
.standard .above{height:clamp(14rem,30vw,24rem);overflow:hidden;background:var(--muted)}
.above>*{display:block;width:100%;height:100%;object-fit:cover;border-radius:0}
.standard .portrait{position:relative;width:clamp(11rem,24vw,15rem);margin:clamp(-10rem,-14vw,-7rem) auto 0;border:4px solid var(--background)}
.standard .life{position:relative;border-left:1px solid var(--lichen);padding-left:1.75rem;margin-left:.375rem}
.standard .life>li{position:relative}
.standard .life>li::before{content:"";position:absolute;left:-2.125rem;top:.5em;width:.6875rem;height:.6875rem;border:2px solid var(--lichen);border-radius:50%;background:var(--background)}
.standard .when{font-size:1.5rem;margin:0}
@media(min-width:48rem){.standard .gallery{max-width:56rem}.standard .gallery .figures{columns:2;column-gap:1.5rem}.standard .gallery figure{break-inside:avoid;padding-top:1.5rem;margin:0}}`

/** Chapters, and pictures as wide as the screen. */
const enhanced = `
.enhanced .above{height:clamp(18rem,70vh,46rem);overflow:hidden;background:var(--muted)}
.enhanced .who{max-width:64rem}
.enhanced .portrait{position:relative;width:11rem;margin:-7rem auto 0;border:4px solid var(--background)}
.enhanced .epitaph{font-size:2rem}
.enhanced section>h2{font-size:clamp(2.25rem,1.8rem + 2.2vw,3.5rem)}
.enhanced .chapter>h2{padding-bottom:1rem;border-bottom:1px solid var(--lichen)}
.enhanced .when{font-size:1.375rem;margin:0}
.enhanced .gallery{max-width:72rem}
.enhanced .figures img{width:100%}
@media(min-width:48rem){.enhanced .who{display:flex;gap:3rem;align-items:flex-start;justify-content:center}.enhanced .portrait{width:18rem;flex:none;margin-inline:0}.enhanced .portrait+div{text-align:left}.enhanced .chapter .figures{width:min(64rem,100vw - 2.5rem);margin-left:50%;transform:translateX(-50%)}}`

/** Large type in one column, without a cover. */
const classic = `
.classic{font-size:1.3125rem}
.classic header{padding-top:2.5rem}
.classic .portrait{width:12rem;margin:0 auto}
.classic .when{margin:0}`

const print = `
@page{margin:16mm 15mm 18mm}
@media print{
body{background:none;font-size:12pt;orphans:3;widows:3}
.above{display:none}
.portrait,.standard .portrait,.enhanced .portrait{width:62mm;margin:0 auto;border:0}
.enhanced .who{display:block}
.enhanced .portrait+div{text-align:center}
main{padding:0}
section,.enhanced .gallery,.standard .gallery{max-width:none;margin-top:14mm}
.figures{columns:1;transform:none;width:auto;margin-left:0}
.enhanced .chapter .figures{width:auto;margin:0;transform:none}
h2,h3,.when{break-after:avoid}
figure,article,blockquote{break-inside:avoid}
figure img{max-height:180mm;width:auto}
audio,video{display:none}
a{color:inherit;text-decoration:none}
}`

/** The page's style sheet: its theme in light and dark, the three layouts, and print. */
export async function pageStyle(theme: Theme): Promise<string> {
  const look = await lookTokens()
  const day = `:root{${look.light}${themed(theme, 'light')}}`
  // Print is always light.
  const night = `@media screen and (prefers-color-scheme:dark){:root{${look.dark}${themed(theme, 'dark')}}}`
  return `${day}${night}${[shared, standard, enhanced, classic, print].join('').replaceAll('\n', '')}`
}

function themed(theme: Theme, light: Light): string {
  return Object.entries(tokensOf(theme, light))
    .map(([token, colour]) => `;--${token}:${colour}`)
    .join('')
}

export type LookTokens = { light: string; dark: string }

let read: Promise<LookTokens> | null = null

/** The light declarations of app/tokens.css and its dark overrides, without comments. */
export function lookTokens(): Promise<LookTokens> {
  read ??= readTokens()
  return read
}

async function readTokens(): Promise<LookTokens> {
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
