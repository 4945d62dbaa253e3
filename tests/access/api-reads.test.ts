import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRows } from '@/tests/access/read-rows'

const api = path.resolve(import.meta.dirname, '../../app/api')

// GET routes without a read, and why.
const withoutRead: Record<string, string> = {
  'auth/[...nextauth]': "next-auth's own: who is signed in, and its forms",
  'followers/[token]/stop': 'leads whoever opens the address of a mail’s header to the page with the button',
  health: 'the health check, for monitoring',
  'health/deep': 'the deep health check, for a monitor with a token or on this machine',
  'intro-video': 'one setting, the same for everybody',
  'memorials/[id]/live': 'a stream of signs that something is new, under the rule of the page itself',
}

const routes = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => path.dirname(file))

describe('every GET route of the API', () => {
  it('uses a read that is in the access matrix', async () => {
    const tried = new Set(Object.values(readRows).map(({ read }) => read.read))
    const open: string[] = []
    for (const address of routes) {
      const { GET } = await import(path.join(api, address, 'route.ts'))
      if (GET && !tried.has(GET.read)) open.push(address)
    }
    expect(open.sort()).toEqual(Object.keys(withoutRead).sort())
  })
})
