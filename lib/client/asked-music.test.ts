import { beforeEach, expect, test } from 'vitest'
import { publicAnswer, stubAnswers, stubDeviceCaches } from '@/tests/factories/device-caches'
import { askedMusicMegabytes } from './asked-music'
import { askToKeep, findAsked, refreshAsked, takeBack } from './asked-pages'
import { askedPrefix, pageCache } from './kept-pages'

const path = '/memorial/karen'
const song = '/media/sangen/file'
const hymn = '/media/salmen/file'
const name = askedPrefix + path
const piece = (megabytes: number, rule = 'private, max-age=31536000, immutable') =>
  new Response('lyd', { headers: { 'cache-control': rule, 'content-length': String(megabytes * 1024 * 1024) } })
let device: ReturnType<typeof stubDeviceCaches>

beforeEach(() => {
  device = stubDeviceCaches()
  stubAnswers({
    [path]: publicAnswer(`<audio src="${song}"><audio src="${hymn}">`),
    [song]: piece(4),
    [hymn]: piece(5),
  })
})
test('the music of an asked page is kept with it, and goes with it', async () => {
  expect(await askToKeep(path, [], [song, hymn, '/api/user', 'https://andre.dk/media/x/file'])).toBe('kept')
  expect(device.listed(name)).toEqual([path, song, hymn])
  await takeBack(path)
  expect(device.names()).toEqual([])
})

test('a page is kept without the music there is no room for, and says so', async () => {
  const [large, small] = ['/media/stor/file', '/media/lille/file']
  stubAnswers({
    [path]: publicAnswer(''),
    [song]: piece(4),
    [large]: piece(askedMusicMegabytes - 3),
    [small]: piece(1),
  })
  expect(await askToKeep(path, [], [song, large, small])).toBe('less_music')
  expect(device.listed(name)).toEqual([path, song, small])
})

test.each([
  ['for one caller only', piece(4, 'private, no-store')],
  ['of unknown size', new Response('lyd', { headers: { 'cache-control': 'private' } })],
  ['taken down', new Response('', { status: 404 })],
])('a piece that is %s is not kept', async (_, answer) => {
  stubAnswers({ [path]: publicAnswer(''), [song]: answer })
  expect(await askToKeep(path, [], [song])).toBe('less_music')
  expect(device.listed(name)).toEqual([path])
})

test('a piece withdrawn from the page leaves the device at the next visit, and a new one comes', async () => {
  await askToKeep(path, [], [song])
  await device.put(pageCache, path, publicAnswer(`<audio src="${hymn}">`))
  await refreshAsked(path, [], [hymn])
  expect(device.listed(name).sort()).toEqual([hymn, path])
})

test('a visit keeps no music of a page that was not asked for', async () => {
  await device.put(pageCache, path, publicAnswer(''))
  await refreshAsked(path, [], [song])
  expect(device.names()).toEqual([pageCache])
})

test('music is never shown in place of a picture', async () => {
  await askToKeep(path, [], [song])
  expect(await findAsked('/media/sangen/640.webp', true)).toBeUndefined()
})
