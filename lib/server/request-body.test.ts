import { describe, expect, it, vi } from 'vitest'
import { openBodyBudget } from '@/lib/server/body-budget'
import { readBody, UploadedFile } from '@/lib/server/request-body'

const limits = { textBytes: 100_000, multipartBytes: 40_000_000 }
const huge = 39_900_000
const json = 'application/json'
const urlencoded = 'application/x-www-form-urlencoded'

/** A body in chunks of 64 KB without a content-length, which counts the bytes pulled. */
function streamed(unit: string, type: string) {
  const piece = Buffer.from(unit.repeat(Math.ceil(65_536 / unit.length)))
  const sent = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent.bytes >= huge) return controller.close()
      sent.bytes += piece.byteLength
      controller.enqueue(piece)
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  }
  return { request: new Request('http://localhost/', init), sent }
}

async function read(request: Request) {
  const budget = openBodyBudget('198.51.100.7')
  try {
    return await readBody(request, limits, budget)
  } finally {
    budget.free()
  }
}

const post = (body: BodyInit, type?: string) =>
  read(
    new Request('http://localhost/', { method: 'POST', body, ...(type ? { headers: { 'content-type': type } } : {}) }),
  )
const tooLarge = { code: 'BODY_TOO_LARGE' }

describe('a body for which files are allowed', () => {
  it.each([
    ['lists in JSON', '[],', json],
    ['objects in JSON', '{"a":', json],
    ['spaces in JSON', ' ', json],
    ['fields of a form', 'a=1&', urlencoded],
    ['one field of a form', 'a', urlencoded],
  ])('is refused after 100 KB of %s when it has no content-length', async (_, unit, type) => {
    let kept = 0
    const take = (bytes: number) => {
      kept += bytes
    }
    const budget = { take, free: () => {}, hasCome: () => {}, lost: new AbortController().signal }
    const { request, sent } = streamed(unit, type)
    await expect(readBody(request, limits, budget)).rejects.toMatchObject(tooLarge)
    expect(kept).toBeLessThan(200_000)
    // The body was drained: the connection can carry the next request.
    await vi.waitFor(() => expect(sent.bytes).toBeGreaterThanOrEqual(huge), 10_000)
  })

  it('is refused before it is read when its content-length is too large', async () => {
    await expect(post(' '.repeat(100_001), json)).rejects.toMatchObject(tooLarge)
  })

  it('may contain a file of many megabytes beside texts', async () => {
    const form = new FormData()
    form.set('message', 'Tak for alt')
    form.set('file', new File([Buffer.alloc(3_000_000)], 'a.jpg'))
    const { values } = await post(form)
    expect(values).toMatchObject({ message: 'Tak for alt', file: expect.any(UploadedFile) })
  })

  it.each([
    ['one long text', (form: FormData) => form.set('message', ' '.repeat(100_001))],
    [
      'many texts',
      (form: FormData) => {
        for (let at = 0; at < 12; at++) form.append('message', 'x'.repeat(10_000))
      },
    ],
    [
      'more fields than any form has',
      (form: FormData) => {
        for (let at = 0; at < 400; at++) form.append('a', '1')
      },
    ],
    [
      'more files than any post has',
      (form: FormData) => {
        for (let at = 0; at < 13; at++) form.append('a', new File(['x'], 'a.jpg'))
      },
    ],
  ])('may not contain more text because files are allowed: %s', async (_, fill) => {
    const form = new FormData()
    fill(form)
    await expect(post(form)).rejects.toMatchObject(tooLarge)
  })

  it('keeps every ticked box of a long list', async () => {
    const { values } = await post(new URLSearchParams(Array.from({ length: 200 }, (_, at) => ['codes', `K${at}`])))
    expect(values.codes).toHaveLength(200)
  })

  it('treats a field named like an Object property as an ordinary field', async () => {
    const form = new FormData()
    form.set('__proto__', new File(['x'], 'a.jpg'))
    const { values } = await post(form)
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
  })
})

describe('a part of a form', () => {
  const multipart = 'multipart/form-data; boundary=x'
  it.each([
    ['a field without a name', 'form-data'],
    ['a field with an empty name', 'form-data; name=""'],
    ['a file without a name', 'form-data; filename="a.jpg"'],
    ['a file with an empty name', 'form-data; name=""; filename="a.jpg"'],
  ])('that is %s is refused with an answer', async (_, disposition) => {
    const part = `--x\r\ncontent-disposition: ${disposition}\r\n\r\nOle\r\n`
    await expect(post(`${part.repeat(3)}--x--\r\n`, multipart)).rejects.toMatchObject({ code: 'UNREADABLE_BODY' })
  })
})
