import { expect, it } from 'vitest'
import { alwaysFitsBytes, bodyRoomBytes, openBodyRoom } from '@/lib/server/body-room'
import { readBody, UploadedFile } from '@/lib/server/request-body'

const busy = expect.objectContaining({ code: 'SERVER_BUSY' })

it('is refused to a large body when others take it all, until one of them is answered', () => {
  const [first, second, small] = [openBodyRoom(), openBodyRoom(), openBodyRoom()]
  first.take(bodyRoomBytes)
  expect(() => second.take(alwaysFitsBytes + 1)).toThrow(busy)
  small.take(alwaysFitsBytes)
  first.free()
  second.take(alwaysFitsBytes + 1)
  for (const room of [first, second, small]) room.free()
})

it('is taken by what has come of a form and of JSON, and given back whole', async () => {
  const others = openBodyRoom()
  others.take(bodyRoomBytes)
  const form = new FormData()
  form.set('file', new Blob([Buffer.alloc(2 * alwaysFitsBytes)]), 'a.jpg')
  const post = (body: BodyInit, headers = {}) => new Request('http://localhost/', { method: 'POST', body, headers })
  const json = JSON.stringify({ text: 'x'.repeat(2 * alwaysFitsBytes) })
  const asJson = () => post(json, { 'content-type': 'application/json' })
  const limit = { textBytes: 8 * alwaysFitsBytes, multipartBytes: 8 * alwaysFitsBytes }
  const own = openBodyRoom()
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
