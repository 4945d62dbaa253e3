import { startByHand } from './by-hand.mjs'
import { openOnce, withBrowser } from './paint.mjs'
import { measureProcessor } from './processor.mjs'
import { median } from './throughput.mjs'

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
