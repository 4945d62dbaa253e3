const ROUNDS = 40
const WARM_UP = 8
// Of a device that has written; it need not be known.
const oneCaller = { cookie: 'mindelund-bidrag=bench' }

/**
 * How rendering time grows, as ratios of lower quartiles: with the posts on the page, and with the number of other
 * memorials. `live` is the page rendered for one caller; `miss` the shared page right after a change.
 */
export async function measureGrowth({ few, many }) {
  const sides = {
    base: { site: few, slug: 'stille' },
    posts: { site: few, slug: 'besoegt' },
    memorials: { site: many, slug: 'stille' },
  }
  const times = {}
  for (const name of Object.keys(sides)) times[name] = { live: [], miss: [] }
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const [name, { site, slug }] of Object.entries(sides)) {
      const live = await timed(`${site.origin}/memorial/${slug}`, oneCaller)
      const miss = await timedMiss(site, slug)
      if (round < WARM_UP) continue
      times[name].live.push(live)
      times[name].miss.push(miss)
    }
  }
  const middle = (name) => ({ liveMs: lowerQuartile(times[name].live), missMs: lowerQuartile(times[name].miss) })
  const base = middle('base')
  const against = (name) => {
    const { liveMs, missMs } = middle(name)
    return { liveMs, missMs, liveRatio: liveMs / base.liveMs, missRatio: missMs / base.missMs }
  }
  return { base, posts: against('posts'), memorials: against('memorials') }
}

async function timed(url, headers = {}) {
  const began = performance.now()
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - began
}

/** Gives the page a new version, as a write does, then requests it. */
async function timedMiss({ db, origin }, slug) {
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
