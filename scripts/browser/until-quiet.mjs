/**
 * Waits until no request has started for `quietMs`. A memorial page keeps one connection open for candles, so the
 * network is never idle; an open connection does not count as activity.
 * @param {import('@playwright/test').Page} page that has loaded
 * @param {number} quietMs
 */
export async function untilQuiet(page, quietMs) {
  await page.evaluate(async (pauseMs) => {
    let count = -1
    while (count !== performance.getEntriesByType('resource').length) {
      count = performance.getEntriesByType('resource').length
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }, quietMs)
}
