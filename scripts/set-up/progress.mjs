const HEARTBEAT_MS = 15_000

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1).replace('.', ',')} s`

/**
 * Prints what is running, repeats it every fifteen seconds, and prints how long it took.
 * @template T
 * @param {string} what an activity in Danish, such as 'Bygger siderne'
 * @param {() => Promise<T>} act may return `{ note }` to extend the last line
 * @returns {Promise<T>}
 */
export async function step(what, act) {
  const began = performance.now()
  console.log(`  …  ${what}`)
  const heartbeat = setInterval(() => console.log(`  …  ${what} – stadig i gang (${seconds(began)})`), HEARTBEAT_MS)
  try {
    const outcome = await act()
    console.log(`  ✓  ${what}${outcome?.note ? `: ${outcome.note}` : ''} (${seconds(began)})`)
    return outcome
  } catch (error) {
    console.log(`  ✗  ${what} (${seconds(began)})`)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}
