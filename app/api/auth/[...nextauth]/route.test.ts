import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'

const ask = (method: 'GET' | 'POST', path: string) => {
  const body = method === 'POST' ? { body: 'message=hej' } : {}
  const request = new NextRequest(`http://localhost:3000/api/auth/${path}`, { method, ...body })
  return (method === 'POST' ? POST : GET)(request, { params: Promise.resolve({ nextauth: path.split('/') }) })
}

test.each([
  ['POST', '_log'],
  ['GET', '_log'],
  ['GET', 'callback/credentials'],
  ['GET', 'callback/google'],
  ['POST', 'callback/email'],
  ['GET', 'verify-request'],
  ['POST', 'signin/email'],
  ['GET', 'signin/credentials'],
  ['GET', 'session/x'],
] as const)('%s /api/auth/%s does not exist', async (method, path) => {
  const response = await ask(method, path)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', message: expect.any(String) })
})
