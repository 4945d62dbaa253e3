import dns from 'node:dns/promises'
import net from 'node:net'
import { getSystemErrorName } from 'node:util'

/**
 * A bound socket that server processes listen on one after the other. Nothing is accepted here; while none of them listens,
 * visitors wait in the system's queue. A server of ours would accept, and the port would be free between two processes.
 * @param {number} port 1 to 65,535
 * @param {string} host a name or an address
 * @returns {Promise<{ fd: number, close: () => void }>}
 * @throws with the code EADDRINUSE or EACCES, as listening would
 */
export async function openSharedSocket(port, host) {
  const { address, family } = await dns.lookup(host)
  if (!net.BoundSocket) return bindAsCluster(address, port, family)
  const bound = new net.BoundSocket({ host: address, port })
  return { fd: bound.fd(), close: () => bound.close() }
}

/**
 * What the cluster module does, where Node has no public way yet: before 24. Tried on 20.20 and 22.23; 24.21 and 26.10 were
 * tried with the public one.
 */
function bindAsCluster(address, port, family) {
  const handle = net._createServerHandle(address, port, family)
  if (typeof handle === 'number') throw Object.assign(new Error('bind'), { code: getSystemErrorName(handle), port })
  const bound = {}
  handle.getsockname(bound)
  // An address in use is reported when it is listened on, by another process then.
  if (bound.port === port) return handle
  handle.close()
  throw Object.assign(new Error('bind'), { code: 'EADDRINUSE', port })
}
