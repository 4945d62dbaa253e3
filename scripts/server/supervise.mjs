import { launchServer } from './launch.mjs'

/**
 * Runs the server process of a release, and puts that of another in its place without a gap.
 * @param {{ folder: string, socket: { fd: number }, readEnv: () => NodeJS.ProcessEnv }} options `readEnv`: asked at each start
 * @returns {{ ready: Promise<number>, ended: Promise<number>, switchTo: (folder: string) => Promise<void>,
 * stop: () => Promise<void>, folder: () => string }} `ended` is the exit code of a server process that ended unasked
 */
export function supervise({ folder, socket, readEnv }) {
  const running = new Set()
  let current
  let isSwitching = false
  let end
  const ended = new Promise((resolve) => {
    end = resolve
  })

  function launch(from, isStandby) {
    const server = { ...launchServer({ folder: from, socket, isStandby, env: readEnv() }), folder: from }
    running.add(server)
    server.ended
      .catch(() => 1)
      .then((code) => {
        running.delete(server)
        if (server === current) end(code)
      })
    return server
  }

  current = launch(folder, false)
  return {
    ready: current.ready,
    ended,
    folder: () => current.folder,
    async switchTo(target) {
      if (isSwitching) throw new Error('Et andet skift er i gang.')
      isSwitching = true
      try {
        const next = launch(target, true)
        await next.ready
        const former = current
        current = next
        // First: a page of the next release must not ask the former for its scripts before that knows where they are.
        await former.leave()
        await next.listen()
      } finally {
        isSwitching = false
      }
    },
    stop: async () => void (await Promise.all([...running].map((server) => server.stop()))),
  }
}
