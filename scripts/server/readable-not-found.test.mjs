import http from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { withReadableNotFound } from './readable-not-found.mjs'

const open = []
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done)))))

const page = Buffer.from('<h1>Siden blev ikke fundet</h1>')

async function serve(answer) {
  const server = http.createServer(withReadableNotFound(answer, page))
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  open.push(server)
  return `http://127.0.0.1:${server.address().port}`
}

const shell = (status, type) => (_request, response) => {
  response.statusCode = status
  response.setHeader('content-type', type)
  response.setHeader('etag', '"shell"')
  response.write('<html id="__next_error__">')
  response.end('</html>')
}
const asBrowser = { headers: { accept: 'text/html,*/*', connection: 'close' } }

test('an empty 404 document is sent as a page that can be read without script', async () => {
  const answer = await fetch(await serve(shell(404, 'text/html; charset=utf-8')), asBrowser)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('etag')).toBeNull()
  expect(await answer.text()).toBe(page.toString())
})

test.each([
  ['a page that was found', 200, 'text/html'],
  ['a call that found nothing', 404, 'application/json'],
])('%s is sent as it is', async (_, status, type) => {
  const answer = await fetch(await serve(shell(status, type)), asBrowser)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe('<html id="__next_error__"></html>')
})

test('what scripts ask for is left alone', async () => {
  const headers = { ...asBrowser.headers, rsc: '1' }
  const answer = await fetch(await serve(shell(404, 'text/html')), { headers })
  expect(await answer.text()).toContain('__next_error__')
})
