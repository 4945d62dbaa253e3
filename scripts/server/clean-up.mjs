const acts = []
let running

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

/** The first Ctrl-C or SIGTERM shuts down cleanly; a second one exits immediately. */
export function endOnSignals() {
  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, () => {
      if (running) process.exit(exitCode)
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
