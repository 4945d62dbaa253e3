import 'server-only'
import ipaddr from 'ipaddr.js'

/**
 * The network that an address belongs to, and no more of it: 203.0.113.0/24 or 2001:db8:17::/48. Takes a network too, as
 * our own server writes a caller by IPv6 (scripts/server/client-address.mjs). Empty for what is no address.
 */
export function shortAddress(address: string): string {
  const [first = ''] = address.split(/[/%]/)
  if (!ipaddr.isValid(first)) return ''
  const parsed = ipaddr.process(first)
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`
}
