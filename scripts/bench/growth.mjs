import { setTimeout as pause } from 'node:timers/promises'

const ROUNDS = 40
const WARM_UP = 8

/**
 * How rendering time grows, as ratios of lower quartiles: with the posts on the page, and with the number of other
 * memorials. `live` is the page rendered for one caller; `miss` the shared page right after invalidation.
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
      const live = await timed(`${site.origin}/memorial/${slug}?tak=1`)
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

async function timed(url) {
  return (await visit(url)).tookMs
}

async function visit(url) {
  const began = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return { tookMs: performance.now() - began, isHit: response.headers.get('x-nextjs-cache') === 'HIT' }
}

/** Invalidates the page with the message processes send each other after a write, then requests it. */
async function timedMiss({ db, origin }, slug) {
  await db.query('SELECT pg_notify($1, $2)', ['mindelund_pages', JSON.stringify([`/memorial/${slug}`])])
  // The message is asynchronous; on a busy machine it takes a moment.
  for (let attempt = 0; attempt < 100; attempt++) {
    await pause(10)
    const { tookMs, isHit } = await visit(`${origin}/memorial/${slug}`)
    if (!isHit) return tookMs
  }
  throw new Error(`/memorial/${slug} was never forgotten`)
}

/** Approximates the time on an idle machine: other load only ever adds. */
export function lowerQuartile(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)]
}
