import { expect, test } from 'vitest'
import { clientAddress, identifyClient } from './client-address.mjs'

test.each([
  ['no proxy: what the caller writes is not believed', '9.9.9.9', '1.2.3.4', 0, '9.9.9.9'],
  ['one proxy: the entry that it appended counts', '10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies: the entry of the outer one counts', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
  ['fewer entries than proxies: the first one counts', '10.0.0.1', '1.2.3.4', 2, '1.2.3.4'],
  ['no header behind a proxy: the connection counts', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['nonsense in the header: the connection counts', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['a port behind an address is cut', '10.0.0.1', '1.2.3.4:5678', 1, '1.2.3.4'],
  ['IPv6 in brackets is unwrapped', '10.0.0.1', '[2001:DB8::1]:443', 1, '2001:db8::/64'],
  ['IPv4 on a dual-stack socket is IPv4', '::ffff:9.9.9.9', undefined, 0, '9.9.9.9'],
  ['also in hexadecimal', '0:0:0:0:0:FFFF:0909:0909', undefined, 0, '9.9.9.9'],
  ['IPv4 behind a translator is IPv4', '64:ff9b::909:909', undefined, 0, '9.9.9.9'],
  ['IPv6 is the network of its home', '2001:db8:7:8:1234:5678:9abc:def0', undefined, 0, '2001:db8:7:8::/64'],
  ['also behind a proxy, however it is written', '10.0.0.1', '2001:0DB8:0007:0008::5', 1, '2001:db8:7:8::/64'],
  ['an address that ends in IPv4 is IPv6 all the same', '2001:db8::1.2.3.4', undefined, 0, '2001:db8::/64'],
  ['this machine itself', '::1', undefined, 0, '::/64'],
  ['a zone is cut', 'fe80::1%eth0', undefined, 0, 'fe80::/64'],
])('%s', (_promise, remote, forwarded, proxies, expected) => {
  expect(clientAddress(remote, forwarded, proxies)).toBe(expected)
})

test('all addresses of one home are one client, those of its neighbour another', () => {
  const hosts = Array.from({ length: 200 }, (_, host) =>
    clientAddress(`2001:db8:0:5::${host.toString(16)}`, undefined, 0),
  )
  expect(new Set(hosts).size).toBe(1)
  expect(clientAddress('2001:db8:0:6::1', undefined, 0)).not.toBe(hosts[0])
})

test.each([
  ['nobody passed on', {}, '1'],
  ['a proxy passed on', { 'x-forwarded-for': '127.0.0.1' }, undefined],
  ['a proxy passed on that only names itself', { via: '1.1 caddy' }, undefined],
  ['a proxy passed on, whatever the client wrote', { forwarded: 'for=127.0.0.1', 'x-came-directly': '1' }, undefined],
])('a request that %s is marked so', (_promise, headers, expected) => {
  for (const trustedProxies of [0, 1]) {
    const request = { headers: { ...headers }, socket: { remoteAddress: '127.0.0.1' } }
    identifyClient(request, trustedProxies)
    expect(request.headers['x-came-directly']).toBe(expected)
  }
})
