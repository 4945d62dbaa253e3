// Calibrates the CPU slowdown. A browser can only be slowed down by a factor, so a fixed factor of 4 is a fast phone
// on a fast machine and far slower than any phone on a slow one. As Lighthouse advises (docs/throttling.md,
// 'Calibrating the CPU slowdown'), the machine is measured first, by Lighthouse's own BenchmarkIndex in the same
// browser, and
//
// rate = 4 × index / REFERENCE_INDEX, at least 1 and at most 10
//
// gives the same phone on every machine: an index of REFERENCE_INDEX / 4 = 600. Lighthouse's table calls 125 to 800 a
// mid-tier phone and 1,500 to 2,000 a fast desktop (Chrome 86); Chrome's own presets are 264 and 1,000 (DevTools,
// CalibrationController.ts).

/** The idle index of the machines the budgets were set on (Xeon, 4 cores, Chromium 156). */
export const REFERENCE_INDEX = 2400
const REFERENCE_RATE = 4
// The range in which Lighthouse's table maps machines to a mid-tier phone.
const [LEAST_RATE, MOST_RATE] = [1, 10]
const TRIES = 3
const TRY_MS = 500

/**
 * The browser's index and the slowdown it needs, measured beside each round of visits. The best of a few tries: other
 * load only lowers the index, which would make the phone faster.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<{ index: number, rate: number }>}
 */
export async function measureProcessor(browser) {
  const page = await browser.newPage()
  const found = []
  for (let round = 0; round < TRIES; round++) found.push(await page.evaluate(benchmarkIndex, TRY_MS))
  await page.close()
  const index = Math.max(...found)
  return { index, rate: throttlingRate(index) }
}

/** A machine slower than the phone cannot be sped up: its figures are too high, and the report says so. */
export const isSlowerThanPhone = (index) => index < REFERENCE_INDEX / REFERENCE_RATE

/** @param {number} index */
export function throttlingRate(index) {
  return Math.min(MOST_RATE, Math.max(LEAST_RATE, (REFERENCE_RATE * index) / REFERENCE_INDEX))
}

/**
 * BenchmarkIndex as Lighthouse defines it since 6.3 (core/lib/page-functions.js, computeBenchmarkIndex): the mean of
 * how often in a tenth of a second a string of 10,000 letters is grown and 100,000 numbers are copied. Runs in the
 * page.
 * @param {number} lastsMs
 */
export function benchmarkIndex(lastsMs) {
  const tenthsOfSecond = (work, every) => {
    const began = performance.now()
    let rounds = 0
    while (rounds % every !== 0 || performance.now() - began < lastsMs / 2) work(rounds++)
    return (rounds * 100) / (performance.now() - began)
  }
  const grow = () => {
    let text = ''
    for (let at = 0; at < 10_000; at++) text += 'a'
    if (text.length === 1) throw new Error('Only so that the compiler may not leave it out')
  }
  const [first, second] = [[], []]
  for (let at = 0; at < 100_000; at++) first[at] = second[at] = at
  const copy = (round) => {
    const [from, to] = round % 2 === 0 ? [first, second] : [second, first]
    for (let at = 0; at < from.length; at++) to[at] = from[at]
  }
  return (tenthsOfSecond(grow, 1) + tenthsOfSecond(copy, 10)) / 2
}
