import { afterEach, expect, it } from 'vitest'
import { singer, soundTypeOf } from '@/lib/integrations/singing/singing'
import { type StandInAnswer, startModelStandIn } from '@/tests/factories/model-stand-in'

const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

async function standIn(answer: StandInAnswer) {
  const server = await startModelStandIn('SINGING', () => answer)
  opened.push(server)
  return server
}

const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(400)])
const song = { lines: ['Hun boede i Ribe', 'og passede sin have'], style: 'calm hymn', seconds: 40 }

it('without a key nobody sings', () => {
  expect(singer()).toBeNull()
})

it('the words and the style are sent once, and what comes back is sound by its content', async () => {
  const server = await standIn({ body: mp3, headers: { 'content-type': 'text/plain', 'song-id': 'song_1' } })
  const sung = await singer()?.sing(song)
  expect(sung).toMatchObject({ contentType: 'audio/mpeg', provider: 'elevenlabs', model: 'music_v1', ref: 'song_1' })
  expect(sung?.audio.equals(mp3)).toBe(true)
  expect(server.requests).toHaveLength(1)
  const [sent] = server.requests
  expect(sent?.path).toBe('/v1/music?output_format=mp3_44100_128')
  const { composition_plan: plan } = JSON.parse(sent?.body ?? '{}')
  expect(plan.sections).toEqual([expect.objectContaining({ lines: song.lines, duration_ms: 40_000 })])
  expect(plan.negative_global_styles).toContain('imitation of a real person')
})

const failures: [string, StandInAnswer, string][] = [
  ['sings too late', { hang: true }, 'late'],
  ['refuses', { status: 422, body: { detail: 'no' } }, 'refused'],
  ['has no credit', { status: 401, body: {} }, 'down'],
  ['is down', { status: 500, body: '' }, 'down'],
  ['hangs up', { cut: true }, 'down'],
  ['sends a page that says it is sound', { body: '<html>', headers: { 'content-type': 'audio/mpeg' } }, 'unreadable'],
  ['sends nothing', { body: '' }, 'unreadable'],
  ['sends us elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'down'],
]
it.each(failures)('a provider that %s gives one kind of error, after one call', async (_, given, failure) => {
  const server = await standIn(given)
  const sung = singer({ timeout: given.hang ? 300 : 20_000 })?.sing(song)
  await expect(sung).rejects.toMatchObject({ name: 'ModelCallError', failure })
  expect(server.requests).toHaveLength(1)
})

it('a film or a picture is not sound', () => {
  expect(soundTypeOf(Buffer.from('\0\0\0\x20ftypisom', 'latin1'))).toBeNull()
  expect(soundTypeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBeNull()
  expect(soundTypeOf(Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'))).toBe('audio/wav')
})
