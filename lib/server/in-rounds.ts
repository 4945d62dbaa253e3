/**
 * Shares work among its callers: who calls while it is under way waits for one more round with all others, which begins
 * when this one has ended. So nobody gets the end of a round that had begun before the call. A round that fails fails for
 * those who waited for it.
 */
export function inRounds(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= running.then(() => {
      next = null
      const round = act()
      running = round.catch(() => {})
      return round
    })
    return next
  }
}
