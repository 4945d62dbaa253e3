import { EventEmitter } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from './client-address.mjs'
import { fairReads } from './fair-reads.mjs'

class Response extends EventEmitter {
  destroyed = false
  body = ''
  writeHead(status) {
    this.status = status
    return this
  }
  end(body) {
    this.body = body
  }
  goAway() {
    this.destroyed = true
    this.emit('close')
  }
}

/** A server whose answers the test gives: `begun` are those that are worked on or were. */
function house() {
  const begun = []
  const read = fairReads((request, response) => begun.push({ url: request.url, response }))
  const ask = (address, url, method = 'GET') => {
    const response = new Response()
    read({ method, url, headers: { [CLIENT_ADDRESS_HEADER]: address } }, response)
    return response
  }
  return { begun, ask, urls: () => begun.map(({ url }) => url) }
}

const many = (count) => Array.from({ length: count }, (_, at) => `/${at}`)

test('whoever asks for a thousand pages at once waits for themselves, and another is answered in between', () => {
  const { ask, urls } = house()
  for (const url of many(1000)) ask('192.0.2.1', url)
  expect(urls()).toHaveLength(16)
  ask('192.0.2.2', '/memorial/ruth')
  expect(urls().at(-1)).toBe('/memorial/ruth')
})

test('they come to their turn in their order, one for each that is answered, however slowly the answer is read', async () => {
  const { ask, begun, urls } = house()
  for (const url of many(20)) ask('192.0.2.1', url)
  begun[3].response.writeHead(200)
  begun[3].response.emit('close')
  await turn()
  expect(urls().slice(16)).toEqual(['/16'])
})

test('one that nobody waits for any more is passed over, and one that goes away while it is worked on gives its turn on', async () => {
  const { ask, begun, urls } = house()
  const asked = many(20).map((url) => ask('192.0.2.1', url))
  asked[16].goAway()
  begun[0].response.goAway()
  await turn()
  await turn()
  expect(urls().slice(16)).toEqual(['/17'])
})

test('what brings a body does not wait: a picture may take minutes to come', () => {
  const { ask, urls } = house()
  for (const url of many(30)) ask('192.0.2.1', url, 'POST')
  expect(urls()).toHaveLength(30)
})

test('whoever has more waiting than any house of people is told so', () => {
  const { ask } = house()
  const last = many(1017)
    .map((url) => ask('192.0.2.1', url))
    .at(-1)
  expect([last.status, JSON.parse(last.body)]).toMatchObject([503, { code: 'SERVER_BUSY' }])
})
