import 'server-only'
import ipaddr from 'ipaddr.js'

/**
 * The network of an IP address: 203.0.113.0/24 or 2001:db8:17::/48. Also accepts a network, since our own server
 * identifies IPv6 callers by theirs (scripts/server/client-address.mjs). Empty string for anything else.
 */
export function shortAddress(address: string): string {
  const [first = ''] = address.split(/[/%]/)
  if (!ipaddr.isValid(first)) return ''
  const parsed = ipaddr.process(first)
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`
}
