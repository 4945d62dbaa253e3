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

/** A server whose responses the test sends; `begun` are the requests started so far. */
function server() {
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

test('a client requesting a thousand pages delays only itself', () => {
  const { ask, urls } = server()
  for (const url of many(1000)) ask('192.0.2.1', url)
  expect(urls()).toHaveLength(16)
  ask('192.0.2.2', '/memorial/ruth')
  expect(urls().at(-1)).toBe('/memorial/ruth')
})

test('reads start in order, one for each response, however slowly responses are read', async () => {
  const { ask, begun, urls } = server()
  for (const url of many(20)) ask('192.0.2.1', url)
  begun[3].response.writeHead(200)
  begun[3].response.emit('close')
  await turn()
  expect(urls().slice(16)).toEqual(['/16'])
})

test('a disconnected waiting read is skipped, and one that disconnects while running frees its slot', async () => {
  const { ask, begun, urls } = server()
  const asked = many(20).map((url) => ask('192.0.2.1', url))
  asked[16].goAway()
  begun[0].response.goAway()
  await turn()
  await turn()
  expect(urls().slice(16)).toEqual(['/17'])
})

test('requests with a body do not wait: an upload may take minutes', () => {
  const { ask, urls } = server()
  for (const url of many(30)) ask('192.0.2.1', url, 'POST')
  expect(urls()).toHaveLength(30)
})

test('a client with too many waiting reads is refused with a sentence', () => {
  const { ask } = server()
  const last = many(1017)
    .map((url) => ask('192.0.2.1', url))
    .at(-1)
  expect([last.status, JSON.parse(last.body)]).toMatchObject([503, { code: 'SERVER_BUSY' }])
})
