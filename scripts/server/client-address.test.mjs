import { expect, test } from 'vitest'
import { clientAddress } from './client-address.mjs'

test.each([
  ['no proxy: what the caller writes is not believed', '9.9.9.9', '1.2.3.4', 0, '9.9.9.9'],
  ['one proxy: the entry that it appended counts', '10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies: the entry of the outer one counts', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
  ['fewer entries than proxies: the first one counts', '10.0.0.1', '1.2.3.4', 2, '1.2.3.4'],
  ['no header behind a proxy: the connection counts', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['nonsense in the header: the connection counts', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['a port behind an address is cut', '10.0.0.1', '1.2.3.4:5678', 1, '1.2.3.4'],
  ['IPv6 in brackets is unwrapped', '10.0.0.1', '[2001:DB8::1]:443', 1, '2001:db8::1'],
  ['IPv4 on a dual-stack socket is IPv4', '::ffff:9.9.9.9', undefined, 0, '9.9.9.9'],
])('%s', (_promise, remote, forwarded, proxies, expected) => {
  expect(clientAddress(remote, forwarded, proxies)).toBe(expected)
})
