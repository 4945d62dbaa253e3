/**
 * Waits until nothing new has come for so long. A memorial page keeps one line open for news of candles, so that the
 * network is never idle; a line is no sign of life by itself.
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
