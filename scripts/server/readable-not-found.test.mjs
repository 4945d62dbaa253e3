import http from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { withReadableNotFound } from './readable-errors.mjs'

const open = []
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done)))))

const pages = {
  site: '<h1>Siden blev ikke fundet</h1>',
  memorial: '<h1>Kun for familien?</h1><a href="/login">Log ind</a>',
  unavailable: '<h1>Lige nu ikke</h1><form><button>Prøv igen</button></form>',
}

async function serve(answer) {
  const server = http.createServer(withReadableNotFound(answer, pages))
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

test('an empty 404 document is replaced by a page readable without script', async () => {
  const answer = await fetch(await serve(shell(404, 'text/html; charset=utf-8')), asBrowser)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('etag')).toBeNull()
  expect(await answer.text()).toBe(pages.site)
})

test.each([
  ['/memorial/asta-lund', '%2Fmemorial%2Fasta-lund'],
  ['/enhanced-memorial/asta-lund/?tak=candle', '%2Fenhanced-memorial%2Fasta-lund'],
  ['/classic-memorial/a%22%3E%3Cb%3E', '%2Fclassic-memorial%2Fa%2522%253E%253Cb%253E'],
])('at %s the page says it may be the family’s, and the sign-in leads back', async (path, back) => {
  const answer = await fetch(`${await serve(shell(404, 'text/html'))}${path}`, asBrowser)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe(`<h1>Kun for familien?</h1><a href="/login?redirect=${back}">Log ind</a>`)
})

test('a 404 below a memorial’s address that is not a memorial gets the general page', async () => {
  const answer = await fetch(`${await serve(shell(404, 'text/html'))}/memorial/asta-lund/admin`, asBrowser)
  expect(await answer.text()).toBe(pages.site)
})

test.each([
  ['a page that was found', 200, 'text/html'],
  ['a call that found nothing', 404, 'application/json'],
])('%s is sent unchanged', async (_, status, type) => {
  const answer = await fetch(await serve(shell(status, type)), asBrowser)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe('<html id="__next_error__"></html>')
})

test('a hidden page keeps its own text, in either form of the header', async () => {
  for (const value of ['hidden', ['hidden']]) {
    const hidden = (request, response) => {
      response.setHeader('x-memorial', value)
      shell(404, 'text/html')(request, response)
    }
    const answer = await fetch(`${await serve(hidden)}/classic-memorial/asta-lund`, asBrowser)
    expect([answer.status, await answer.text()]).toEqual([404, '<html id="__next_error__"></html>'])
  }
})

test.each([
  ['a page that failed', '/profile', 500, 'text/html; charset=utf-8'],
  ['a file that failed', '/api/exports/1.pdf', 500, 'application/json'],
  ['a page while the service starts', '/login', 503, 'application/json'],
])('%s is a page that can be read without script, and tried again', async (_, path, status, type) => {
  const answer = await fetch((await serve(shell(status, type))) + path, asBrowser)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
  expect(await answer.text()).toBe(pages.unavailable)
})

test('a form that nobody could take leads back to what was written, and a page of its own is sent unchanged', async () => {
  const post = { ...asBrowser, method: 'POST', body: 'message=Farvel' }
  const answer = await fetch(`${await serve(shell(503, 'application/json'))}/api/contact`, post)
  expect(await answer.text()).toMatch(/^<h1>Lige nu ikke<\/h1><p>Går du tilbage i din browser, [^<]+<\/p>$/)
  expect(await (await fetch(`${await serve(shell(503, 'text/html'))}/api/contact`, post)).text()).toContain(
    '__next_error__',
  )
})

test('the health check and calls of scripts keep their words', async () => {
  const url = await serve(shell(503, 'application/json'))
  for (const [path, accept] of [
    ['/api/health/deep', 'text/html'],
    ['/api/contact', 'application/json'],
  ]) {
    const answer = await fetch(url + path, { headers: { accept, connection: 'close' } })
    expect(await answer.text()).toContain('__next_error__')
  }
})

test('responses to scripts are left alone', async () => {
  const headers = { ...asBrowser.headers, rsc: '1' }
  const answer = await fetch(await serve(shell(404, 'text/html')), { headers })
  expect(await answer.text()).toContain('__next_error__')
})
