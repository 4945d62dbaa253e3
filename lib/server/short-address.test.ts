import { expect, it } from 'vitest'
import { shortAddress } from '@/lib/server/short-address'

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:17:5::9', '2001:db8:17::/48'],
  ['2001:0db8:0017:0005:0000:0000:0000:0009', '2001:db8:17::/48'],
  ['2001:db8::1', '2001:db8::/48'],
  // Our own server identifies IPv6 callers by network.
  ['2001:db8:17:5::/64', '2001:db8:17::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['::1', '::/48'],
  ['unknown', ''],
  ['', ''],
])('%s is stored as »%s«', (address, network) => {
  expect(shortAddress(address)).toBe(network)
})
