// A phone's processor on whatever machine this is. The browser can only be slowed down by a factor, so a factor of 4 is a
// fast phone on a fast machine and no phone at all on a slow one. As Lighthouse advises (docs/throttling.md, 'Calibrating
// the CPU slowdown'), the machine is measured first, by Lighthouse's own BenchmarkIndex in the very browser, and
//
//   rate = 4 × index / REFERENCE_INDEX, at least 1 and at most 10
//
// so that what is left is the same phone everywhere: an index of REFERENCE_INDEX / 4 = 600. Lighthouse's table calls 125 to
// 800 a mid-tier phone and 1,500 to 2,000 a fast desktop (Chrome 86); Chrome's own presets are 264 and 1,000 (DevTools,
// CalibrationController.ts).

/** What the machines that the budgets were set on read when they have nothing else to do (Xeon, 4 cores, Chromium 156). */
export const REFERENCE_INDEX = 2400
const REFERENCE_RATE = 4
// The least and the most with which Lighthouse's table makes a mid-tier phone of any machine.
const [LEAST_RATE, MOST_RATE] = [1, 10]
const TRIES = 3
const TRY_MS = 500

/**
 * How fast the browser is and how much it is to be slowed down for that, measured beside each round of visits. The best
 * of a few tries: what else the machine does only ever takes away, and must not make the phone a faster one.
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

/** A machine that is slower than the phone cannot be made faster: it reads too much, and the report says so. */
export const isSlowerThanPhone = (index) => index < REFERENCE_INDEX / REFERENCE_RATE

/** @param {number} index */
export function throttlingRate(index) {
  return Math.min(MOST_RATE, Math.max(LEAST_RATE, (REFERENCE_RATE * index) / REFERENCE_INDEX))
}

/**
 * BenchmarkIndex as Lighthouse defines it since 6.3 (core/lib/page-functions.js, computeBenchmarkIndex): the mean of how
 * often in a tenth of a second a string of 10,000 letters is grown and 100,000 numbers are copied. Runs in the page.
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
