import { expect, it } from 'vitest'
import { alwaysFitsBytes, bodyBudgetBytes, openBodyBudget } from '@/lib/server/body-budget'
import { readBody, UploadedFile } from '@/lib/server/request-body'

const busy = expect.objectContaining({ code: 'SERVER_BUSY' })

it('is refused to a large body while others use it all, until one is released', () => {
  const [first, second, small] = [openBodyBudget('a'), openBodyBudget('a'), openBodyBudget('a')]
  first.take(bodyBudgetBytes)
  expect(() => second.take(alwaysFitsBytes + 1)).toThrow(busy)
  small.take(alwaysFitsBytes)
  first.free()
  second.take(alwaysFitsBytes + 1)
  for (const room of [first, second, small]) room.free()
})

it('counts the bytes of forms and JSON, and is released in full', async () => {
  const others = openBodyBudget('others')
  others.take(bodyBudgetBytes)
  others.hasCome()
  const form = new FormData()
  form.set('file', new Blob([Buffer.alloc(2 * alwaysFitsBytes)]), 'a.jpg')
  const post = (body: BodyInit, headers = {}) => new Request('http://localhost/', { method: 'POST', body, headers })
  const json = JSON.stringify({ text: 'x'.repeat(2 * alwaysFitsBytes) })
  const asJson = () => post(json, { 'content-type': 'application/json' })
  const limit = { textBytes: 8 * alwaysFitsBytes, multipartBytes: 8 * alwaysFitsBytes }
  const own = openBodyBudget('own')
  await expect(readBody(post(form), limit, own)).rejects.toEqual(busy)
  own.free()
  await expect(readBody(asJson(), limit, own)).rejects.toEqual(busy)
  own.free()
  others.free()
  const { values } = await readBody(post(form), limit, own)
  expect(values.file).toBeInstanceOf(UploadedFile)
  own.free()
  expect((await readBody(asJson(), limit, own)).isForm).toBe(false)
  own.free()
})

/** A body that never ends; `sent` resolves once its bytes are reserved. */
function unfinished(type: string, start: string) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(start))
      controller.enqueue(Buffer.alloc(8 * alwaysFitsBytes, 'x'))
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  return new Request('http://localhost/', { ...init, headers: { 'content-type': type } })
}
const multipart = 'multipart/form-data; boundary=x'
const filePart = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'

it.each([
  ['a form', multipart, filePart],
  ['JSON', 'application/json', '"'],
])('of %s that never ends is given to an address that has less', async (_, type, start) => {
  const limit = { textBytes: bodyBudgetBytes, multipartBytes: bodyBudgetBytes }
  const hoarder = openBodyBudget('hoarder')
  const held = readBody(unfinished(type, start), limit, hoarder)
  const rest = openBodyBudget('hoarder')
  await expect.poll(() => fits('hoarder', bodyBudgetBytes - alwaysFitsBytes)).toBe(false)
  rest.take(bodyBudgetBytes - 9 * alwaysFitsBytes)
  rest.hasCome()
  const family = openBodyBudget('family')
  family.take(3 * alwaysFitsBytes)
  await expect(held).rejects.toEqual(busy)
  expect(() => hoarder.take(1)).toThrow(busy)
  for (const room of [hoarder, rest, family]) room.free()
})

it('is not taken from complete bodies, nor for an address that would have more', () => {
  const [one, two] = [openBodyBudget('one'), openBodyBudget('two')]
  one.take(bodyBudgetBytes / 2)
  two.take(bodyBudgetBytes / 2)
  expect(() => two.take(1)).toThrow(busy)
  one.hasCome()
  expect(() => openBodyBudget('three').take(alwaysFitsBytes + 1)).not.toThrow()
  expect([one.lost.aborted, two.lost.aborted]).toEqual([false, true])
  for (const room of [one, two]) room.free()
})

/** Whether this address may reserve so many more bytes now. */
function fits(address: string, bytes: number): boolean {
  const room = openBodyBudget(address)
  try {
    room.take(bytes)
    return true
  } catch {
    return false
  } finally {
    room.free()
  }
}
