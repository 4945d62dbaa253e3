import { afterEach, expect, it } from 'vitest'
import { portraitMover } from '@/lib/integrations/portrait-motion/portrait-motion'
import { type StandInAnswer, type StandInRequest, startModelStandIn } from '@/tests/factories/model-stand-in'

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

const film = Buffer.from('\0\0\0\x20ftypisom and the rest', 'latin1')
const portrait = { picture: { bytes: Buffer.from([0xff, 0xd8, 0xff]), contentType: 'image/jpeg' }, seconds: 5 }
const quick = { pollMs: 5, wholeMs: 20_000 }

/** A provider that has begun a film when asked, and then answers as given. */
async function standIn(answers: (request: StandInRequest, url: string) => StandInAnswer) {
  const server = await startModelStandIn('PORTRAIT_MOTION', (request) =>
    request.method === 'POST' && request.path.endsWith('/predictions')
      ? { status: 201, body: { id: 'p1', status: 'starting' } }
      : answers(request, server.url),
  )
  opened.push(server)
  return server
}

it('without a key no portrait moves', () => {
  expect(portraitMover()).toBeNull()
})

it('a film is waited for and fetched from the provider alone, without our key', async () => {
  let asked = 0
  const server = await standIn(({ path }, url) => {
    if (path === '/film.mp4') return { body: film }
    asked += 1
    return {
      body:
        asked < 3 ? { id: 'p1', status: 'processing' } : { id: 'p1', status: 'succeeded', output: [`${url}/film.mp4`] },
    }
  })
  const made = await portraitMover(quick)?.setInMotion(portrait)
  expect(made).toMatchObject({ provider: 'replicate', ref: 'p1' })
  expect(made?.film.equals(film)).toBe(true)
  const { input } = JSON.parse(server.requests[0]?.body ?? '{}')
  expect(input).toMatchObject({
    image: 'data:image/jpeg;base64,/9j/',
    prompt: expect.stringContaining('Nobody speaks'),
  })
  expect(server.requests.at(-1)?.headers.authorization).toBeUndefined()
})

const failures: [string, StandInAnswer, string][] = [
  ['fails', { body: { id: 'p1', status: 'failed' } }, 'refused'],
  ['loses it', { status: 500, body: '' }, 'down'],
  ['sends prose', { body: 'soon' }, 'unreadable'],
  [
    'sends us to another server',
    { body: { id: 'p1', status: 'succeeded', output: 'https://example.com/a.mp4' } },
    'unreadable',
  ],
  [
    'sends us to a host that only ends like theirs',
    { body: { id: 'p1', status: 'succeeded', output: 'https://notreplicate.com/a.mp4' } },
    'unreadable',
  ],
  ['has no film', { body: { id: 'p1', status: 'succeeded' } }, 'unreadable'],
]
it.each(failures)('a provider that %s gives one kind of error', async (_, given, failure) => {
  await standIn(() => given)
  const made = portraitMover(quick)?.setInMotion(portrait)
  await expect(made).rejects.toMatchObject({ name: 'ModelCallError', failure })
})

it('something else than a film is not taken', async () => {
  await standIn(({ path }, url) =>
    path === '/a' ? { body: '<html>' } : { body: { id: 'p1', status: 'succeeded', output: `${url}/a` } },
  )
  await expect(portraitMover(quick)?.setInMotion(portrait)).rejects.toMatchObject({ failure: 'unreadable' })
})

it('whoever stops waiting has it stopped there too', async () => {
  const server = await standIn(() => ({ body: { id: 'p1', status: 'processing' } }))
  const made = portraitMover({ pollMs: 5, wholeMs: 150 })?.setInMotion(portrait)
  await expect(made).rejects.toMatchObject({ failure: 'late' })
  expect(server.requests.at(-1)?.path).toBe('/v1/predictions/p1/cancel')
})
