import 'server-only'
import { isIP } from 'node:net'

/**
 * The network that an address belongs to, and no more of it: 203.0.113.0/24 or 2001:db8:17::/48. Empty for what is no
 * address.
 */
export function shortAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIP(mapped) === 4) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(mapped) !== 6) return ''
  const groups = firstGroups(mapped.split('%')[0] ?? '')
  // '::' stands for all zeros at the end (RFC 5952).
  while (groups.at(-1) === '0') groups.pop()
  return `${groups.join(':')}::/48`
}

/** The first three of the eight groups, without leading zeros. */
function firstGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  const all = [...before, ...zeros, ...after]
  return all.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16))
}
