import { beforeEach, expect, test } from 'vitest'
import { publicAnswer, stubAnswers, stubDeviceCaches } from '@/tests/factories/device-caches'
import { askToKeep, findAsked, maxAskedPages, refreshAsked, takeBack } from './asked-pages'
import { askedPrefix, forgetKeptPages, isAskedFor, pageCache, pictureCache } from './kept-pages'

const path = '/memorial/karen'
const haven = '/media/haven/640.webp'
const stranden = '/media/stranden/640.webp'
const name = askedPrefix + path
let device: ReturnType<typeof stubDeviceCaches>

beforeEach(() => {
  device = stubDeviceCaches()
  stubAnswers({
    [path]: publicAnswer(`<img src="${haven}">`),
    [haven]: publicAnswer('haven'),
    [stranden]: publicAnswer('stranden'),
  })
})
test('an asked page is kept with its pictures, and nothing else is', async () => {
  const others = ['/api/user', '/media/haven/original', 'https://andre.dk/media/haven/640.webp']
  expect(await askToKeep(path, [haven, ...others])).toBe('kept')
  expect(device.listed(name)).toEqual([path, haven])
  expect(await isAskedFor(path)).toBe(true)
  expect(await (await findAsked(haven))?.text()).toBe('haven')
  expect(await findAsked('/media/haven/1280.webp')).toBeUndefined()
  expect(await (await findAsked('/media/haven/1280.webp', true))?.text()).toBe('haven')
})

test('the visitor takes it back, and its pictures go too', async () => {
  await askToKeep(path, [haven])
  await takeBack(path)
  expect(device.names()).toEqual([])
})

test.each([
  ['made for one caller', new Response('', { headers: { 'cache-control': 'private, no-store' } })],
  ['gone', publicAnswer('', 410)],
])('a page whose response is %s is not kept', async (_, answer) => {
  stubAnswers({ [path]: answer })
  expect(await askToKeep(path, [])).toBe('failed')
  expect(device.names()).toEqual([])
})

test('without connection nothing is half kept', async () => {
  stubAnswers({})
  expect(await askToKeep(path, [haven])).toBe('failed')
  expect(device.names()).toEqual([])
})

test('a device keeps twenty pages and refuses the next', async () => {
  for (let number = 1; number <= maxAskedPages; number++) {
    await device.put(`${askedPrefix}/memorial/side-${number}`, `/memorial/side-${number}`, publicAnswer(''))
  }
  expect(await askToKeep(path, [])).toBe('full')
  await takeBack('/memorial/side-7')
  expect(await askToKeep(path, [])).toBe('kept')
})

test('it is updated to the last visit, and pictures no longer on the page are removed', async () => {
  await askToKeep(path, [haven])
  await device.put(pageCache, path, publicAnswer(`Nye ord <img src="${stranden}">`))
  await refreshAsked(path, [stranden])
  expect(device.listed(name).sort()).toEqual([stranden, path])
  expect(await (await findAsked(path))?.text()).toContain('Nye ord')
})

test('a visit keeps nothing that was not asked for', async () => {
  await device.put(pageCache, path, publicAnswer(''))
  await refreshAsked(path, [haven])
  expect(device.names()).toEqual([pageCache])
})

test('signing out forgets asked pages too', async () => {
  await askToKeep(path, [haven])
  await device.put(pageCache, path, publicAnswer(''))
  await device.put(pictureCache, haven, publicAnswer(''))
  await forgetKeptPages()
  expect(device.names()).toEqual([])
})
