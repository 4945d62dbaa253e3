import net from 'node:net'

/** The header with the client's address. Only this server writes it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
/** '1' when no proxy says that it passed the request on. Only this server writes it. */
const DIRECT_HEADER = 'x-came-directly'

// Headers a client can send to fake another address or another site.
const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]
// Also what only tells that there was a proxy.
const PROXY_HEADERS = [
  ...FORWARDING_HEADERS,
  'via',
  'x-forwarded',
  'x-forwarded-server',
  'x-client-ip',
  'true-client-ip',
]

/**
 * Sets `x-client-address` and `x-came-directly`, overwriting what the client sent, and removes forwarding headers not
 * written by a trusted proxy.
 * @param {import('node:http').IncomingMessage} request is modified
 * @param {number} trustedProxies how many of our proxies every request passes through
 */
export function identifyClient(request, trustedProxies) {
  const { headers } = request
  delete headers[DIRECT_HEADER]
  if (PROXY_HEADERS.every((name) => headers[name] === undefined)) headers[DIRECT_HEADER] = '1'
  const address = clientAddress(request.socket.remoteAddress, headers['x-forwarded-for'], trustedProxies)
  if (trustedProxies === 0) for (const name of FORWARDING_HEADERS) delete headers[name]
  else headers['x-forwarded-for'] = address
  headers[CLIENT_ADDRESS_HEADER] = address
}

/**
 * The client for every rate limit: an IPv4 address, or the /64 network of an IPv6 address. Each proxy appends the
 * address it was called from, so only the last `trustedProxies` entries are genuine; anything before them comes from
 * the client.
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

// Some proxies append a port.
function plainAddress(written) {
  const trimmed = (written ?? '').trim()
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1]
  const withoutPort = bracketed ?? (/^[\d.]+:\d+$/.test(trimmed) ? trimmed.split(':')[0] : trimmed)
  const address = withoutPort.split('%')[0]
  if (net.isIPv4(address)) return address
  return net.isIPv6(address) ? networkOf(address) : undefined
}

// IPv4 in IPv6 notation: on a dual-stack socket (RFC 4291 §2.5.5.2), and behind a translator (RFC 6052 §2.1).
const IPV4_INSIDE = /^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0):([\da-f]+):([\da-f]+)$/

/**
 * Every home and rented server has at least a /64 to choose addresses from (RFC 6177), so limits on single addresses
 * would have no effect.
 */
function networkOf(address) {
  const groups = groupsOf(address)
  const [, high, low] = IPV4_INSIDE.exec(groups.join(':')) ?? []
  if (high && low) {
    const bits = [high, low].map((group) => Number.parseInt(group, 16))
    return bits.flatMap((group) => [group >> 8, group & 255]).join('.')
  }
  return `${canonical(`${groups.slice(0, 4).join(':')}::`)}/64`
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address) {
  const [head = '', tail] = canonical(address).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
}

/** The RFC 5952 form, with an embedded IPv4 part in hexadecimal. */
function canonical(address) {
  return new URL(`http://[${address}]`).hostname.slice(1, -1)
}
