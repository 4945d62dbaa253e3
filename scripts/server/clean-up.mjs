const SAME_SIGNAL_MS = 1_000

const acts = []
let running
let since = 0

/** Registers a clean-up before the launcher exits. The last registered runs first. */
export function beforeEnd(act) {
  acts.push(act)
}

/** Runs the clean-ups and exits. A second call waits for the first. */
export async function end(exitCode) {
  running ??= putInOrder()
  await running
  process.exit(exitCode)
}

/**
 * The first Ctrl-C or SIGTERM shuts down cleanly. A person's second Ctrl-C exits immediately; a second SIGTERM does
 * not, and neither does a signal that npm passes on to a process that its group already sent it to.
 */
export function endOnSignals() {
  // Whoever read what we say may be gone before us, with the same signal: no reason to leave the database behind.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('uncaughtException', (error) => {
    console.error(error)
    end(1)
  })
  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, () => {
      if (running) {
        if (signal === 'SIGINT' && performance.now() - since > SAME_SIGNAL_MS) process.exit(exitCode)
        return
      }
      since = performance.now()
      console.log('\n  Lukker ned …')
      end(signal === 'SIGHUP' ? exitCode : 0)
    })
  }
}

async function putInOrder() {
  for (const act of acts.reverse()) {
    try {
      await act()
    } catch (error) {
      console.error(error.message)
    }
  }
}
