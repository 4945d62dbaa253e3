import fs from 'node:fs'
import path from 'node:path'
import { startFileServer } from './twin.mjs'

/**
 * The page a skilled developer would write by hand: the same cover, pictures and greetings as the memorial page, in
 * one file with inline style, pictures of the right size, and no script. The lower bound for the cost of a page.
 */
export async function startByHand({ origin, folder, ...contents }) {
  const file = path.join(folder, 'by-hand.html')
  fs.writeFileSync(file, writePage(contents))
  return startFileServer({ file, origin, packing: 'br' })
}

function writePage({ cover, story, pictures, greetings }) {
  return `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Karen Margrethe Holm</title>
<style>
body{margin:0;background:#fbfaf8;color:#332f2b;font:18px/1.6 Georgia,serif}
.cover{display:block;width:100%;height:224px;object-fit:cover;background:#8b8378}
main{max-width:60ch;margin:0 auto;padding:0 20px 64px}
h1{font-size:40px;line-height:1.1;text-align:center;font-weight:500}
h2{margin-top:64px;font-size:28px;font-weight:500}
.years{text-align:center;font-size:24px;color:#6b645c}
.pictures{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.pictures img{width:100%;height:auto;background:#8b8378;border-radius:8px}
ul{padding:0;list-style:none}
li{padding:16px 0;border-top:1px solid #e6e2dc}
.by{color:#6b645c}
@media (prefers-color-scheme:dark){body{background:#1f2124;color:#ebe7e0}}
</style>
</head>
<body>
<picture>
<source type="image/avif" srcset="${cover.map(({ width, avif }) => `${avif} ${width}w`).join(', ')}" sizes="100vw">
<img class="cover" src="${cover[0].webp}" srcset="${cover.map(({ width, webp }) => `${webp} ${width}w`).join(', ')}" sizes="100vw" alt="" fetchpriority="high">
</picture>
<main>
<h1>Karen Margrethe Holm</h1>
<p class="years">1942 – 2024</p>
<h2>Livshistorie</h2>
${story}
<h2>Billeder</h2>
<div class="pictures">
${pictures.map((src) => `<img src="${src}" width="640" height="480" alt="" loading="lazy">`).join('\n')}
</div>
<h2>Hilsner</h2>
<ul>
${greetings.map(({ name, message }) => `<li><p>${message}</p><p class="by">${name}</p></li>`).join('\n')}
</ul>
</main>
</body>
</html>
`
}
