import http from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { withReadableRefusal } from './readable-errors.mjs'

const open = []
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done)))))

async function serve(status, type, body) {
  const server = http.createServer(
    withReadableRefusal((_request, response) => {
      response.statusCode = status
      if (type) response.setHeader('content-type', type)
      response.end(body)
    }),
  )
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  open.push(server)
  return `http://127.0.0.1:${server.address().port}`
}
const call = (accept) => ({ headers: { accept, connection: 'close' } })

test.each([
  ['an address that is none', 404, 'text/html; charset=utf-8', 'NOT_FOUND'],
  ['a method that the address does not know', 405, undefined, 'METHOD_NOT_ALLOWED'],
  ['an unknown method', 400, undefined, 'UNREADABLE_BODY'],
  ['words of the framework', 500, 'text/plain', 'INTERNAL'],
])('a call that the framework refuses gets a Danish sentence: %s', async (_, status, type, code) => {
  const answer = await fetch(`${await serve(status, type, 'English')}/api/x`, call('application/json'))
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toEqual({ code, message: expect.stringMatching(/^[A-ZÆØÅ].*\.$/) })
})

test.each([
  ['our own refusal', 404, 'application/json', '/api/x', '*/*'],
  ['an answer', 200, 'image/svg+xml', '/api/x.svg', '*/*'],
  ['a page, where a page was requested', 404, 'text/html', '/api/x', 'text/html'],
  ['what is no call', 404, 'text/html', '/x', '*/*'],
])('%s is sent unchanged', async (_, status, type, path, accept) => {
  const answer = await fetch((await serve(status, type, 'as it is')) + path, call(accept))
  expect([answer.status, await answer.text()]).toEqual([status, 'as it is'])
})
