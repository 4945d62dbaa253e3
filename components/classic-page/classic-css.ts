import type { Theme } from '@/lib/domain/memorials/schema'
import { classicTokens } from '@/lib/domain/memorials/theme-tokens'

// Not Tailwind: the whole page, portrait included, stays under 50 KB, and no font is loaded.
const rules = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--background);color:var(--foreground);font:1.25rem/1.65 Georgia,'Times New Roman',serif;overflow-wrap:anywhere}
main,.bar,.example,footer{max-width:40rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2.5rem;text-align:center}
h1,h2,h3{font-weight:500;line-height:1.2;text-wrap:balance;hyphens:auto;margin:0}
.name-part{display:inline-block;max-width:100%}
h1{font-size:min(12.5vw,clamp(2.25rem,1.6rem + 3.4vw,3.5rem));margin-top:1.5rem}
h2{font-size:clamp(1.75rem,1.5rem + 1.2vw,2.25rem);margin-top:4rem}
h3{font-size:1.5rem;margin-top:2rem}
p,ul,ol,blockquote,figure{margin:1rem 0 0}
ul,ol{padding:0;list-style:none}
img{display:block;max-width:100%;height:auto;border-radius:.5rem}
a{color:var(--link);text-underline-offset:.2em}
hr{width:4rem;margin:2rem auto;border:0;border-top:1px solid var(--lichen)}
.portrait{width:12rem;margin:0 auto;aspect-ratio:4/5;object-fit:cover;object-position:50% 30%;border-radius:1rem}
.years{font-size:1.5rem}
.quiet,figcaption,.years{color:var(--muted-foreground)}
.epitaph{font-size:1.5rem;line-height:1.4;white-space:pre-line;text-wrap:balance}
.ornament{display:block;width:7.5rem;margin:1.75rem auto 0}
.lines{white-space:pre-line}
.story{hyphens:auto}
.story :is(ul,ol){padding-left:1.25em;list-style:disc}
.story ol{list-style:decimal}
.story :is(h2,h3){font-size:1.5rem;margin-top:2rem}
blockquote{padding-left:1.25em;border-left:2px solid var(--lichen)}
.posts>li{padding:1.5rem 0;border-bottom:1px solid var(--border)}
.candles>li{margin-top:.75rem}
.pictures figure{margin-top:2rem}
audio{width:100%;margin-top:.5rem}
.bar,footer,.example,.bar a,footer a,.toggle,form,summary,.action,.candle a{font-family:system-ui,sans-serif}
.bar{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center;font-size:1.0625rem}
.bar a,footer a,.toggle,.action,.own button{display:inline-flex;align-items:center;min-height:2.75rem}
.toggle{gap:.6rem;margin:0 0 0 auto;font-weight:400;color:var(--muted-foreground)}
.example{padding-top:1rem;font-size:1.0625rem}
.example p{margin:0}
.example ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:0}
.skip:not(:focus){position:absolute;clip-path:inset(50%);width:1px;height:1px;min-height:0;overflow:hidden}
input[type=checkbox]{width:1.25rem;height:1.25rem;accent-color:var(--primary)}
summary,button,.candle a{display:inline-flex;align-items:center;justify-content:center;min-height:3.5rem;padding:.5rem 1.75rem;border:1px solid var(--input);border-radius:.5rem;background:none;color:var(--foreground);font-weight:600;font-size:1.125rem;cursor:pointer;margin-top:1.25rem}
summary::-webkit-details-marker{display:none}
.candle :is(summary,button,a){text-decoration:none;border-color:var(--candle);background:var(--candle-soft);color:var(--candle-ink)}
form button{background:var(--primary);border-color:var(--primary);color:var(--primary-foreground);font-family:inherit}
.own button{min-height:2.75rem;margin:0;padding:0;border:0;background:none;color:var(--link);text-decoration:underline;font-size:1rem}
label:not(.toggle){display:block;margin-top:1.25rem;font-weight:600;font-size:1.0625rem}
.hint{display:block;color:var(--muted-foreground);font-weight:400;font-size:1rem}
.error,.refused{color:var(--destructive);font-weight:600}
input:not([type=checkbox]),textarea{display:block;width:100%;min-height:2.75rem;margin-top:.4rem;padding:.6rem .8rem;border:1px solid var(--input);border-radius:.5rem;background:var(--card);color:var(--foreground);font:inherit;font-weight:400}
:focus-visible,audio:focus-within{outline:3px solid var(--ring);outline-offset:2px}
footer{margin-top:5rem;padding-block:2rem;text-align:center;font-size:1.0625rem}
.printed-end,.paper{display:none}
section:not(:target) .only-where-sent{display:none}
@page{margin:16mm 15mm 18mm;@bottom-center{content:counter(page);font:9pt Georgia,serif}}
@page :first{@bottom-center{content:none}}
@media print{
body{background:none;font-size:12.5pt;orphans:3;widows:3}
main{max-width:none;padding:0}
.bar,footer,.example,details,.own,.screen{display:none}
header{display:grid;align-content:center;min-height:92vh;padding:0;break-after:page}
.portrait{width:min(62mm,27vh)}
h2{margin-top:14mm}
h2,h3,time,h3+.quiet{break-after:avoid}
.posts>li>.quiet{break-before:avoid;break-inside:avoid}
figure{width:84%;margin-inline:auto}
figure,blockquote,.candles>li{break-inside:avoid}
a{color:inherit;text-decoration:none}
.paper{display:block}
.printed-end{display:block;margin-top:16mm;text-align:center;break-inside:avoid}
.printed-end svg{width:26mm}
}`

/**
 * The stylesheet of the classic page in its theme's colours. Night is a checkbox on the page, read by CSS alone:
 * without script the choice made on other pages is unknown.
 */
export function classicCss(theme: Theme): string {
  const day = declarations(classicTokens(theme, 'light'))
  const night = declarations(classicTokens(theme, 'dark'))
  const choice = ':root:has(#moerk:checked)'
  return `:root{color-scheme:light;${day}}@media screen{${choice}{color-scheme:dark;${night}}}${rules.replaceAll('\n', '')}`
}

function declarations(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([token, colour]) => `--${token}:${colour}`)
    .join(';')
}
