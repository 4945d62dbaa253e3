import { randomInt } from 'node:crypto'
import net from 'node:net'

/**
 * Below the ports that systems give to outgoing connections, from 32,768 (Linux) or 49,152 (RFC 6335): one of those may
 * be taken by any connection before it is used.
 */
const ports = { first: 20_000, end: 32_768 }

/**
 * A port on 127.0.0.1 that was just free. Another program that listens may take it before it is used.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(ports.first, ports.end)
    if (await isFree(port)) return port
  }
}

function isFree(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
