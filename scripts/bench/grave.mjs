import fs from 'node:fs'
import path from 'node:path'
import { openOnce, withBrowser } from './paint.mjs'
import { measureProcessor } from './processor.mjs'
import { median } from './throughput.mjs'
import { startFileServer } from './twin.mjs'

// More than elsewhere: the ratio of the two pages is judged to a few hundredths.
const ROUNDS = 9

/**
 * First visits at the grave, on slow 4G and a slow phone, alternating: by its engraved address, a memorial page with a
 * cover, twelve pictures and thirty greetings, and the same page written by hand. `bytes` is everything the page loads, unscrolled, until it
 * is quiet: document, style, script, fonts and the eagerly loaded pictures, each with headers. It excludes what the
 * service worker then caches for the next visit, one file at a time: pictures further down, and the fonts, which have
 * their own budget.
 */
export async function measureGrave(site, { code, folder }) {
  const { origin } = site
  const byHand = await startByHand({ origin, folder, ...(await contentsOf(site, 'graven')) })
  const sides = {
    page: { origin, path: `/QR/${code}`, visits: [] },
    byHand: { origin: byHand, path: '/', visits: [] },
  }
  await withBrowser(async (browser) => {
    for (let round = -1; round < ROUNDS; round++) {
      const { rate: slowerBy } = await measureProcessor(browser)
      // The second page meets a warmer machine, so the order alternates too.
      const turn = Object.values(sides)
      for (const side of round % 2 === 0 ? turn : turn.reverse()) {
        const visit = await openOnce(browser, { ...side, slowerBy })
        // A warm-up visit, uncounted: excludes one-time work of the servers.
        if (round >= 0) side.visits.push(visit)
      }
    }
  })
  const middle = ({ visits }, figure) => median(visits.map((visit) => visit[figure]))
  const figuresOf = (side) => ({
    firstPaintMs: middle(side, 'firstPaintMs'),
    largestPaintMs: middle(side, 'largestPaintMs'),
    bytes: Math.max(...side.visits.map(({ bytes }) => bytes)),
  })
  const shifts = sides.page.visits.map(({ layoutShift }) => layoutShift)
  return {
    page: figuresOf(sides.page),
    byHand: figuresOf(sides.byHand),
    layoutShift: Math.max(...shifts),
    // Of one visit, by kind.
    kinds: sides.page.visits[0].kinds,
    early: sides.page.visits.flatMap(({ beforeLargest }) => beforeLargest.filter(({ kind }) => kind === 'Font')),
  }
}

/** The contents of a memorial: files of its cover, its pictures, its greetings. */
async function contentsOf({ db }, slug) {
  const { rows: covers } = await db.query(
    `SELECT media.id, media.steps, memorial.biography AS story FROM "Media" media JOIN "Memorial" memorial ON memorial."coverId" = media.id
     WHERE memorial.slug = $1`,
    [slug],
  )
  const { rows: pictures } = await db.query(
    `SELECT media.id FROM "Media" media JOIN "Memorial" memorial ON memorial.id = media."memorialId"
     WHERE memorial.slug = $1 AND media.id <> memorial."coverId" ORDER BY position`,
    [slug],
  )
  const { rows: greetings } = await db.query(
    `SELECT "authorName" AS name, message FROM "Contribution" post JOIN "Memorial" memorial
       ON memorial.id = post."memorialId" WHERE memorial.slug = $1 AND kind = 'greeting'`,
    [slug],
  )
  const [{ id, steps, story }] = covers
  return {
    // A few sizes, as a page written by hand would have: phone, dense phone, screen.
    cover: steps
      .filter((width) => [780, 1215, 1800].includes(width))
      .map((width) => ({ width, avif: `/media/${id}/${width}.avif`, webp: `/media/${id}/${width}.webp` })),
    pictures: pictures.map((picture) => `/media/${picture.id}/640.webp`),
    story,
    greetings,
  }
}

/**
 * The page a skilled developer would write by hand: the same cover, pictures and greetings as the memorial page, in
 * one file with inline style, pictures of the right size, and no script. The lower bound for the cost of a page.
 */
async function startByHand({ origin, folder, ...contents }) {
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
