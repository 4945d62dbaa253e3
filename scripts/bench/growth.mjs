const ROUNDS = 40
const WARM_UP = 8
// Of a device that has written; it need not be known.
const oneCaller = { cookie: 'mindelund-bidrag=bench' }

/**
 * How times grow, as ratios of lower quartiles: with the posts on the page, and with the number of other memorials.
 * `miss` is the page right after a change, made and kept anew; `own` is what its script asks for, for a known caller.
 */
export async function measureGrowth({ few, many }) {
  const sides = {
    base: { site: few, slug: 'stille' },
    posts: { site: few, slug: 'besoegt' },
    memorials: { site: many, slug: 'stille' },
  }
  const times = {}
  for (const name of Object.keys(sides)) times[name] = { own: [], miss: [] }
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const [name, { site, slug }] of Object.entries(sides)) {
      const own = await timed(`${site.origin}/api/memorials/${slug}/own`, oneCaller)
      const miss = await timedMiss(site, slug)
      if (round < WARM_UP) continue
      times[name].own.push(own)
      times[name].miss.push(miss)
    }
  }
  const middle = (name) => ({ ownMs: lowerQuartile(times[name].own), missMs: lowerQuartile(times[name].miss) })
  const base = middle('base')
  const against = (name) => {
    const { ownMs, missMs } = middle(name)
    return { ownMs, missMs, ownRatio: ownMs / base.ownMs, missRatio: missMs / base.missMs }
  }
  return { base, posts: against('posts'), memorials: against('memorials') }
}

/** How long an answer takes, body included, in ms. */
export async function timed(url, headers = {}) {
  const began = performance.now()
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - began
}

/** Gives the page a new version, as a write does, then requests it. */
export async function timedMiss({ db, origin }, slug) {
  await db.query(
    'UPDATE "PageVersion" SET version = version + 1 WHERE "memorialId" = (SELECT id FROM "Memorial" WHERE slug = $1)',
    [slug],
  )
  return timed(`${origin}/memorial/${slug}`)
}

/** Approximates the time on an idle machine: other load only ever adds. */
export function lowerQuartile(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)]
}
