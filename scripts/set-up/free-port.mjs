import net from 'node:net'

/** A port on 127.0.0.1 that was free a moment ago. Whoever takes it must be ready to find it taken. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
