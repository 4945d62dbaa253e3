import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findDraft } from '@/lib/domain/find-draft'
import { anyone, anySignedIn, defineCommand, nothing } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { readRoute, route } from '@/lib/server/http'
import { defineRead } from '@/lib/server/read'
import { UploadedFile } from '@/lib/server/request-body'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { asOwner } from '@/tests/factories/as-owner'

const seen: unknown[] = []
const write = defineCommand({
  name: 'test.http',
  input: z.object({
    id: z.string(),
    name: z.string().min(2, 'Skriv mindst to tegn.'),
    password: z.string().optional(),
    file: z.instanceof(UploadedFile).optional(),
  }),
  session: 'optional',
  load: nothing,
  authorize: anyone,
  run: async (_, input) => {
    seen.push(input)
    if (input.name === 'conflict') throw new DomainError('CONFLICT')
    if (input.name === 'broken') throw new Error('the password is hunter2')
    return { name: input.name }
  },
  status: 201,
  largeText: { bytes: 2000, why: 'less, for the test' },
  form: {
    name: 'test-form',
    done: (result, params) => `/things/${params.id}?tak=${result.name}`,
    back: (params) => `/things/${params.id}`,
    secret: ['password'],
  },
})

const signedIn = defineCommand({
  name: 'test.signed-in',
  input: z.object({}),
  session: 'required',
  load: nothing,
  authorize: anySignedIn,
  run: async () => ({ done: true }),
})

const address = 'http://localhost:3000/api/things/7'
const context = { params: Promise.resolve({ id: '7' }) }
const post = (body: BodyInit, headers: Record<string, string>) =>
  route(write)(new Request(address, { method: 'POST', body, headers: { host: 'localhost:3000', ...headers } }), context)
const json = { 'content-type': 'application/json' }
const page = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

describe('a call', () => {
  it('answers JSON with the command’s status and keeps it out of caches', async () => {
    const answer = await post(JSON.stringify({ name: 'Karen' }), json)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ name: 'Karen' })
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  it.each([
    ['JSON', json],
    ['a form', page],
  ])('that is cut off in the middle of %s is refused as unreadable, not as a server error', async (_, headers) => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    })
    const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
    const request = new Request(address, sent)
    request.headers.set('host', 'localhost:3000')
    const answer = await route(write)(request, context)
    expect(answer.status).toBeLessThan(500)
  })

  it('checks permissions after its body arrived, not when it began', async () => {
    const { cookie, sessionId } = await signIn(await createAccount())
    const slow: UnderlyingDefaultSource<Uint8Array> = {
      async pull(controller) {
        await db.session.update({ where: { id: sessionId }, data: { endedAt: new Date() } })
        controller.enqueue(Buffer.from('{}'))
        controller.close()
      },
    }
    // Pulled only when the server reads.
    const body = new ReadableStream(slow, { highWaterMark: 0 })
    const headers = { ...json, cookie, host: 'localhost:3000' }
    const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
    const answer = await route(signedIn)(new Request(address, sent), { params: Promise.resolve({}) })
    expect(answer.status).toBe(401)
  })

  it('takes the id from the path, never from the body', async () => {
    await post(JSON.stringify({ name: 'Karen', id: 'foreign' }), json)
    expect(seen.at(-1)).toMatchObject({ id: '7' })
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another site by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a post from %s', async (_, headers) => {
    const answer = await post(JSON.stringify({ name: 'Karen' }), { ...json, ...headers })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' })
  })

  it.each([
    ['broken JSON', '{"name":', json, 400],
    ['a list', '[1]', json, 400],
    ['an unknown type', 'name=Karen', { 'content-type': 'text/plain' }, 415],
    ['too much', JSON.stringify({ name: 'x'.repeat(3000) }), json, 413],
    [
      'a form that was cut',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKa',
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
    ],
  ])('refuses %s with a sentence', async (_, body, headers, status) => {
    const answer = await post(body, headers)
    expect(answer.status).toBe(status)
    expect((await answer.json()).message).toMatch(/\.$/)
  })

  it('refuses a body larger than its content-length', async () => {
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1000).fill(32)),
    })
    const init = { method: 'POST', body: stream, duplex: 'half', headers: json }
    const answer = await route(write)(new Request(address, init), context)
    expect(answer.status).toBe(413)
  })

  it('removes characters that PostgreSQL cannot store', async () => {
    const answer = await post(JSON.stringify({ name: 'Ka\u0000ren \ud800' }), json)
    expect(await answer.json()).toEqual({ name: 'Karen \ufffd' })
    const draft = await post('name=conflict&note=%00', page)
    expect(draft.status).toBe(303)
  })

  it('refuses input that is nested too deeply', async () => {
    const answer = await post(`{"name":${'['.repeat(900)}${']'.repeat(900)}}`, json)
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'UNREADABLE_BODY'])
  })

  it('names the invalid field', async () => {
    const answer = await post(JSON.stringify({ name: 'x' }), json)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      code: 'INVALID_INPUT',
      message: 'Skriv mindst to tegn.',
      fields: { name: 'Skriv mindst to tegn.' },
    })
  })

  it('shows only an id for an unexpected error', async () => {
    const answer = await post(JSON.stringify({ name: 'broken' }), json)
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).not.toContain('hunter2')
    expect(text).toMatch(/Fejl [0-9a-f]{8}/)
  })

  it('takes files of a multipart form', async () => {
    const form = new FormData()
    form.set('name', 'Karen')
    form.set('file', new File(['hello'], 'å.jpg'))
    const answer = await route(write)(new Request(address, { method: 'POST', body: form }), context)
    expect(answer.status).toBe(201)
    expect(seen.at(-1)).toMatchObject({ file: { filename: 'å.jpg', body: Buffer.from('hello') } })
  })
})

describe('a plain form post', () => {
  it('redirects to a page with 303', async () => {
    const answer = await post('name=Karen', page)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/things/7?tak=Karen')
  })

  it('stores the values of a refused form, except passwords', async () => {
    const answer = await post('name=conflict&password=hunter22', page)
    expect(answer.status).toBe(303)
    const location = new URL(answer.headers.get('location') ?? '', address)
    expect(location.pathname + location.hash).toBe('/things/7#test-form')
    const draft = await findDraft('test-form', Object.fromEntries(location.searchParams))
    expect(draft?.values).toEqual({ name: 'conflict' })
    expect(draft?.message).toMatch(/ændret det samme/)
    expect(JSON.stringify(await db.formDraft.findMany())).not.toContain('hunter22')
  })

  it('redirects within the site, whatever characters the path has', async () => {
    for (const [id, path] of [
      ['š\r\nset-cookie: a=b', '/things/%C5%A1set-cookie:%20a=b'],
      ['7', '/things/7'],
    ] as const) {
      const sent = { method: 'POST', body: 'name=x', headers: { host: 'localhost:3000', ...page } }
      const answer = await route(write)(new Request(address, sent), { params: Promise.resolve({ id }) })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(new RegExp(`^${path}\\?kladde=`))
    }
  })

  it('shows a draft only to the form it belongs to', async () => {
    const answer = await post('name=conflict', page)
    const { searchParams } = new URL(answer.headers.get('location') ?? '', address)
    expect(await findDraft('another-form', Object.fromEntries(searchParams))).toBeNull()
  })
})

describe('a read', () => {
  it('parses the query and answers uncacheable JSON', async () => {
    const findPage = defineRead({
      name: 'test.find-page',
      session: 'optional',
      input: z.object({ id: z.string(), page: z.coerce.number().max(5, 'Højst fem.') }),
      authorize: anyone,
      run: (actor, input) => ({ kind: actor.kind, ...input }),
    })
    const read = readRoute(findPage)
    const answer = await read(new Request(`${address}?page=2`), context)
    expect(await answer.json()).toEqual({ kind: 'visitor', id: '7', page: 2 })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect((await read(new Request(`${address}?page=9`), context)).status).toBe(400)
  })
})

describe('a form that cannot even be kept', () => {
  const sentWithoutSpace = async (body: BodyInit, headers: Record<string, string> = page) => {
    await asOwner(`CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER no_space BEFORE INSERT ON "FormDraft" FOR EACH ROW EXECUTE FUNCTION no_space()`)
    const answer = await post(body, headers).finally(() => asOwner('DROP FUNCTION no_space() CASCADE'))
    return { status: answer.status, html: await answer.text() }
  }

  it('comes back with what was written, and can be sent again', async () => {
    const values = { name: 'conflict', note: 'Hun <sang> & lo,\naltid.' }
    const { status, html } = await sentWithoutSpace(new URLSearchParams(values).toString())
    expect(status).toBe(409)
    expect(html).toContain('<form method="post" action="/api/things/7">')
    expect(html).toContain('<input type="hidden" name="note" value="Hun &lt;sang&gt; &amp; lo,\naltid.">')
    expect(html).not.toContain('<sang>')
  })

  it('never comes back with a secret, and then leads to the browser’s own copy', async () => {
    const { html } = await sentWithoutSpace('name=conflict&password=hunter2+og+mere')
    expect(html).not.toContain('hunter2')
    expect(html).not.toContain('<form')
    expect(html).toContain('Går du tilbage i din browser')
  })
})
