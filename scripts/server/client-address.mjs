import net from 'node:net'

/** The header by which the application learns who is calling. Only this server writes it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

// What a client may send to look like somebody else, or like another site.
const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Puts the caller's address in `x-client-address`, whatever the client wrote there, and takes away the forwarding
 * headers that nobody we trust has written.
 * @param {import('node:http').IncomingMessage} request is changed
 * @param {number} trustedProxies how many proxies of ours every request passes through
 */
export function identifyClient(request, trustedProxies) {
  const { headers } = request
  const address = clientAddress(request.socket.remoteAddress, headers['x-forwarded-for'], trustedProxies)
  if (trustedProxies === 0) for (const name of FORWARDING_HEADERS) delete headers[name]
  else headers['x-forwarded-for'] = address
  headers[CLIENT_ADDRESS_HEADER] = address
}

/**
 * Each proxy appends the address it was called from, so only the last `trustedProxies` entries are true; what stands
 * before them is what the client made up.
 * @param {string | undefined} remoteAddress
 * @param {string | undefined} forwardedFor
 */
export function clientAddress(remoteAddress, forwardedFor, trustedProxies) {
  const direct = plainAddress(remoteAddress) ?? 'unknown'
  if (trustedProxies === 0 || !forwardedFor) return direct
  const entries = forwardedFor.split(',')
  const seenByOutermostProxy = entries[Math.max(0, entries.length - trustedProxies)]
  return plainAddress(seenByOutermostProxy) ?? direct
}

// Some proxies write a port behind the address, and a dual-stack socket shows IPv4 as IPv6.
function plainAddress(written) {
  const trimmed = (written ?? '').trim()
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1]
  const withoutPort = bracketed ?? (/^[\d.]+:\d+$/.test(trimmed) ? trimmed.split(':')[0] : trimmed)
  const address = withoutPort.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  return net.isIP(address) ? address.toLowerCase() : undefined
}
