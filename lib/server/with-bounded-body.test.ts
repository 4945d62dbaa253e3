import { NextRequest } from 'next/server'
import { expect, it, vi } from 'vitest'
import { withBoundedBody } from '@/lib/server/with-bounded-body'

const handler = vi.fn(async (request: NextRequest) => Response.json(await request.json()))
const post = (body: string) =>
  withBoundedBody('test', handler)(
    new NextRequest('http://localhost:3000/api/auth/x?y=1', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }),
    {},
  )

it('passes a short body to the handler unchanged', async () => {
  expect(await (await post('{"username":"karen"}')).json()).toEqual({ username: 'karen' })
})

it.each([
  ['long', JSON.stringify({ username: ' '.repeat(200_000) }), 413],
  ['wide', `{"a":[${'[],'.repeat(3000)}[]]}`, 413],
  ['deep', `{"a":${'['.repeat(3000)}`, 400],
])('refuses a body that is too %s before the handler runs', async (_, body, status) => {
  handler.mockClear()
  expect((await post(body)).status).toBe(status)
  expect(handler).not.toHaveBeenCalled()
})
