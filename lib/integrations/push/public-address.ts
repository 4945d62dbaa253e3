import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// Push service addresses come from browsers and are untrusted. None may reach our own network.
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, bits, 'ipv4')
}
const reachable = new BlockList()
// Global unicast addresses (RFC 4291 §2.4); the rest is local, mapped, multicast or unassigned.
reachable.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  tunnels.addSubnet(network, bits, 'ipv6')
}

/** Whether this IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4')
  return isIP(address) === 6 && reachable.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
}

/**
 * For `https.request`: resolves a name and refuses it when any of its addresses is not public. The connection uses
 * the returned address. Uses a separate resolver: the system's blocks one of the few threads that hash passwords and
 * read files, for as long as the name's owner likes.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  findAddresses(hostname).then(
    (addresses) => {
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(Object.assign(new Error('Not a public address'), { code: 'EPRIVATE' }), '', 0)
      }
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    },
    (error) => callback(error, '', 0),
  )
}

/**
 * All addresses of a name, IPv4 first. Throws when it has none, or its name server does not respond within seconds.
 */
async function findAddresses(hostname: string): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ]
  if (found.length === 0 && four.status === 'rejected') throw four.reason
  return found
}
