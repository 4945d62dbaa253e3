const acts = []
let running

/** Registers what has to be put in order before the launcher ends. The last registered is done first. */
export function beforeEnd(act) {
  acts.push(act)
}

/** Puts everything in order and ends the process. A second call waits for the first. */
export async function end(exitCode) {
  running ??= putInOrder()
  await running
  process.exit(exitCode)
}

/** Ctrl-C and a polite kill end in good order; the second one ends at once. */
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
