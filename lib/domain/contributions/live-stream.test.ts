import { beforeAll, describe, expect, test } from 'vitest'
import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { openLiveStream } from '@/lib/domain/contributions/live-stream'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { deliverLive } from '@/lib/server/live'
import { closeStreams, openStream } from '@/lib/server/live-connections'
import { startProcess } from '@/lib/server/start-process'
import { callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createContribution, solvedProof } from '@/tests/factories/contributions'
import { addMember, createMemorial } from '@/tests/factories/memorials'

const open = (key: string, cookie = '') =>
  openLiveStream(
    new Request('http://localhost:3000/api/memorials/x/live', { headers: { 'x-client-address': '192.0.2.9', cookie } }),
    key,
  )

async function newPage(columns: object = {}) {
  return createMemorial({ owner: await createAccount(), ...columns })
}

/** Reads until the text has come. */
async function readUntil(response: Response, text: string): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let read = ''
  while (reader && !read.includes(text)) {
    const { value, done } = await reader.read()
    if (done) break
    read += value
  }
  return read
}

// A server process does this when it starts; events then arrive through PostgreSQL, as in any other process.
beforeAll(() => startProcess([]))

describe('the event stream of a page', () => {
  test('sends a candle from the database the moment it is lit', async () => {
    const memorial = await newPage()
    const response = await open(memorial.slug)
    const input = { id: memorial.id, name: 'Gennem basen', altcha: await solvedProof() }
    await execute(lightCandle, callerFor(visitor()), input)
    expect(await readUntil(response, 'Gennem basen')).toContain('event: candle')
    await closeStreams()
  })

  test('sends a candle that became visible, with the count, and nothing of other pages', async () => {
    const [memorial, other] = [await newPage(), await newPage()]
    const response = await open(memorial.slug)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-transform')
    const candle = { kind: 'candle', status: 'approved', authorName: 'Ida' } as const
    const { id: otherId } = await createContribution({ memorial: other, ...candle, authorName: 'Fremmed' })
    const { id } = await createContribution({ memorial, ...candle })
    deliverLive(JSON.stringify({ memorialId: other.id, kind: 'candle', id: otherId }))
    deliverLive(JSON.stringify({ memorialId: memorial.id, kind: 'candle', id }))
    const read = await readUntil(response, '"name":"Ida"')
    expect(read).toContain('event: candle')
    expect(read).toContain('"burning":1')
    expect(read).not.toContain('Fremmed')
    await closeStreams()
  })

  test('sends nothing about pending posts', async () => {
    const memorial = await newPage()
    const response = await open(memorial.id)
    const { id } = await createContribution({ memorial, kind: 'candle', authorName: 'Hemmelig' })
    const shown = await createContribution({ memorial, kind: 'candle', status: 'approved', authorName: 'Ida' })
    deliverLive(JSON.stringify({ memorialId: memorial.id, kind: 'candle', id }))
    deliverLive(JSON.stringify({ memorialId: memorial.id, kind: 'candle', id: shown.id }))
    expect(await readUntil(response, 'Ida')).not.toContain('Hemmelig')
    await closeStreams()
  })

  test('returns 404 unless the caller may see the page', async () => {
    const memorial = await newPage({ visibility: 'members' })
    expect((await open(memorial.slug)).status).toBe(404)
    expect((await open('findes-ikke')).status).toBe(404)
  })

  test.each([
    ['was taken off the page', (userId: string) => db.memorialMember.deleteMany({ where: { userId } })],
    ['signed out', (userId: string) => db.session.updateMany({ where: { userId }, data: { endedAt: new Date() } })],
  ])('of a closed page ends before the next event for a caller who %s', async (_, leave) => {
    const memorial = await newPage({ visibility: 'members' })
    const reader = await createAccount()
    await addMember(memorial, reader, 'viewer')
    const response = await open(memorial.slug, (await signIn(reader)).cookie)
    const candle = { memorial, kind: 'candle', status: 'approved' } as const
    const { id } = await createContribution({ ...candle, authorName: 'Ida' })
    deliverLive(JSON.stringify({ memorialId: memorial.id, kind: 'candle', id }))
    const [heard, rest] = response.body?.tee() ?? []
    expect(await readUntil(new Response(heard), 'Ida')).toContain('Ida')
    await leave(reader.id)
    const later = await createContribution({ ...candle, authorName: 'Hemmelig' })
    deliverLive(JSON.stringify({ memorialId: memorial.id, kind: 'candle', id: later.id }))
    // The body ends instead of hanging.
    expect(await new Response(rest).text()).not.toContain('Hemmelig')
  })

  test('is refused politely when an address has too many, and ends when the server stops', async () => {
    const memorial = await newPage()
    const lines = Array.from({ length: 200 }, () => openStream('192.0.2.9', () => () => {}))
    expect(lines.every(Boolean)).toBe(true)
    expect((await open(memorial.slug)).status).toBe(204)
    await closeStreams()
    const response = await open(memorial.slug)
    expect(response.status).toBe(200)
    await closeStreams()
    // The body ends instead of hanging.
    expect(await response.text()).toContain('retry:')
  })
})
