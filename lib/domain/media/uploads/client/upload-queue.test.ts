import { type HttpRequest, type HttpResponse, Upload } from 'tus-js-client'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-item'
import { type Arrival, UploadQueue } from '@/lib/domain/media/uploads/client/upload-queue'

/** The library's uploads that were begun: none reaches a network here. */
let sent: Upload[]
let abort: MockInstance<Upload['abort']>
let arrived: string[]
let refused: UploadItem[]

const picture = (name: string) => new File(['x'.repeat(100)], name, { type: 'image/jpeg', lastModified: 1 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  sent = []
  arrived = []
  refused = []
  vi.spyOn(Upload.prototype, 'start').mockImplementation(function (this: Upload) {
    sent.push(this)
  })
  abort = vi.spyOn(Upload.prototype, 'abort')
})
afterEach(() => vi.useRealTimers())

const noteArrival = ({ file, mediaId }: Arrival) => {
  arrived.push(`${file.name} ${mediaId}`)
}

function queueOf(...names: string[]) {
  const queue = new UploadQueue('page', 'gallery', {
    onArrived: noteArrival,
    onRefused: (item) => refused.push(item),
  })
  queue.add(names.map(picture))
  const states = () => queue.items().map(({ state }) => state)
  const keyOf = (name: string) => queue.items().find(({ file }) => file.name === name)?.key ?? 0
  return { queue, states, keyOf }
}

/** Every test waits for all of its attempts, or they would be counted in the next. */
async function begun(count: number): Promise<void> {
  await vi.waitFor(() => expect(sent).toHaveLength(count))
  await vi.advanceTimersByTimeAsync(0)
}

const answer = (status: number, { header, body = '' }: { header?: string; body?: string } = {}): HttpResponse => ({
  getStatus: () => status,
  getHeader: () => header,
  getBody: () => body,
  getUnderlyingObject: () => null,
})
const lastOf = (name: string) => sent.findLast(({ file }) => file instanceof File && file.name === name)?.options
const arrive = (name: string, mediaId: string) =>
  lastOf(name)?.onSuccess?.({ lastResponse: answer(204, { header: mediaId }) })
const lose = (name: string) => lastOf(name)?.onError?.(new Error('connection reset'))
const refuse = (name: string, originalResponse: HttpResponse) =>
  lastOf(name)?.onError?.(Object.assign(new Error('unexpected response'), { originalResponse }))

describe('the upload queue', () => {
  test('never sends a file anew because the server would not say how far it came', async () => {
    const { states } = queueOf('1.jpg')
    await begun(1)
    const ask: HttpRequest = Object.assign(Object.create(null), { getMethod: () => 'HEAD' })
    const hear = (status: number) => lastOf('1.jpg')?.onAfterResponse?.(ask, answer(status))
    for (const status of [200, 404, 410]) expect(() => hear(status)).not.toThrow()
    for (const status of [403, 429, 503]) expect(() => hear(status)).toThrow()
    // As the library passes it on.
    try {
      await hear(401)
      expect.fail('The library would begin anew.')
    } catch (causingError) {
      lastOf('1.jpg')?.onError?.(Object.assign(new Error('failed to resume'), { causingError, originalResponse: null }))
    }
    expect(states()).toEqual(['failed'])
    expect(refused).toMatchObject([{ message: expect.stringContaining('blevet logget ud'), canRetry: true }])
  })

  test('sends three files at a time and starts the next when one has arrived', async () => {
    const { states } = queueOf('1.jpg', '2.jpg', '3.jpg', '4.jpg')
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting'])
    await begun(3)
    const chosen = sent.map(({ options }) => options.metadata?.chosen)
    expect(chosen).toEqual([...new Set(chosen)].sort())
    arrive('2.jpg', 'm2')
    expect(arrived).toEqual(['2.jpg m2'])
    expect(states()).toEqual(['sending', 'sending', 'sending'])
    await begun(4)
  })

  test('shows why a file is not accepted and sends the others', async () => {
    const { queue, states } = queueOf('1.jpg')
    queue.add([new File(['x'], 'brev.pdf', { type: 'application/pdf' }), picture('2.jpg')])
    expect(states()).toEqual(['sending', 'failed', 'sending'])
    expect(refused).toMatchObject([{ message: expect.stringContaining('Den slags filer') }])
    await begun(2)
  })

  test('retries after every lost connection, however many', async () => {
    const { states } = queueOf('1.jpg')
    for (let time = 0; time < 8; time++) {
      await begun(time + 1)
      lose('1.jpg')
      expect(states()).toEqual(['lost'])
      vi.advanceTimersByTime(15_000)
      expect(states()).toEqual(['sending'])
    }
    await begun(9)
    expect(refused).toEqual([])
  })

  test('tries nothing while the device is offline, and resumes all files afterwards', async () => {
    const { queue, states } = queueOf('1.jpg', '2.jpg')
    await begun(2)
    vi.stubGlobal('navigator', { onLine: false })
    queue.goOffline()
    expect(states()).toEqual(['lost', 'lost'])
    expect(abort.mock.contexts).toEqual(sent)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(2)
    queue.goOnline()
    expect(states()).toEqual(['sending', 'sending'])
    await begun(4)
  })

  test('sends a file once that is resumed while its next try is planned', async () => {
    const { queue, states } = queueOf('1.jpg', '2.jpg')
    await begun(2)
    // The request ends before the browser says that it is offline.
    for (const name of ['1.jpg', '2.jpg']) lose(name)
    queue.goOffline()
    queue.goOnline()
    await begun(4)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(4)
    arrive('1.jpg', 'm1')
    expect(arrived).toEqual(['1.jpg m1'])
    expect(states()).toEqual(['sending'])
  })

  test('never begins an attempt that was stopped before the library was there', async () => {
    const { queue, states } = queueOf('1.jpg')
    queue.goOffline()
    queue.goOnline()
    expect(states()).toEqual(['sending'])
    await begun(1)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(1)
  })

  test('asks how far a file has come that another tab sends too', async () => {
    const { states } = queueOf('1.jpg')
    const originalRequest = Object.assign(Object.create(null), { getMethod: () => 'PATCH' })
    for (const [time, status] of [409, 423, 409, 423, 409].entries()) {
      await begun(time + 1)
      const originalResponse = answer(status, { body: '{"code":"CONFLICT","message":"Nej."}' })
      lastOf('1.jpg')?.onError?.(Object.assign(new Error('unexpected'), { originalRequest, originalResponse }))
      expect(states()).toEqual(['lost'])
      await vi.advanceTimersByTimeAsync(15_000)
    }
    await begun(6)
    expect(refused).toEqual([])
  })

  test('keeps a paused file paused and ignores its old attempt', async () => {
    const { queue, states, keyOf } = queueOf('1.jpg')
    await begun(1)
    queue.pause(keyOf('1.jpg'))
    expect(states()).toEqual(['paused'])
    arrive('1.jpg', 'too late')
    lose('1.jpg')
    vi.advanceTimersByTime(60_000)
    expect(states()).toEqual(['paused'])
    expect(arrived).toEqual([])
    queue.resumeAll()
    expect(states()).toEqual(['sending'])
    await begun(2)
  })

  test('retries a server error twice; then the refusal stays until the person retries', async () => {
    const { queue, states, keyOf } = queueOf('1.jpg')
    const fault = answer(500, { body: '{"message":"Nej."}' })
    for (let time = 0; time < 2; time++) {
      await begun(time + 1)
      refuse('1.jpg', fault)
      expect(states()).toEqual(['lost'])
      vi.advanceTimersByTime(15_000)
    }
    await begun(3)
    refuse('1.jpg', fault)
    expect(states()).toEqual(['failed'])
    expect(refused).toMatchObject([{ message: 'Nej.', canRetry: true }])
    queue.resume(keyOf('1.jpg'))
    expect(states()).toEqual(['sending'])
    await begun(4)
  })

  test('keeps an arrived file until its listener is done, and shows why the listener failed', async () => {
    const ends: { done: () => void; failed: (error: Error) => void }[] = []
    const queue = new UploadQueue('page', 'portraitId', {
      onArrived: () => new Promise<void>((done, failed) => ends.push({ done, failed })),
      onRefused: (item) => refused.push(item),
    })
    queue.add([picture('1.jpg'), picture('2.jpg')])
    await begun(2)
    for (const name of ['1.jpg', '2.jpg']) arrive(name, 'm')
    queue.pauseAll()
    expect(queue.items().map(({ state }) => state)).toEqual(['arrived', 'arrived'])
    ends[0]?.done()
    ends[1]?.failed(new Error('Billedet er i stykker.'))
    await vi.advanceTimersByTimeAsync(0)
    expect(queue.items()).toMatchObject([{ state: 'failed', message: 'Billedet er i stykker.', canRetry: false }])
    expect(refused).toHaveLength(1)
  })

  test('sends a portrait of any type, since only its bytes tell, unless it is empty or too large', async () => {
    const queue = new UploadQueue('page', 'portraitId', { onArrived: noteArrival, onRefused: () => {} })
    const large = new File([], 'stort.jpg', { type: 'image/jpeg' })
    Object.defineProperty(large, 'size', { value: 31 * 1024 * 1024 })
    queue.add([new File(['x'], 'uden-navn'), new File([], 'tom.jpg'), large])
    expect(queue.items().map(({ state }) => state)).toEqual(['sending', 'failed', 'failed'])
    expect(queue.items().map(({ message }) => message)).toEqual([
      null,
      'Filen er tom. Måske er den ikke hentet ned fra skyen endnu. Åbn den, så den bliver hentet, og prøv igen.',
      'Billedet fylder 31 MB og må højst fylde 30 MB. Gem det i en mindre størrelse, og prøv igen.',
    ])
    await begun(1)
    expect(sent[0]?.options.metadata).toMatchObject({ place: 'portraitId', filename: 'uden-navn' })
  })

  test('cancels an upload at the server too', async () => {
    const { queue, states, keyOf } = queueOf('1.jpg')
    await begun(1)
    queue.cancel(keyOf('1.jpg'))
    expect(states()).toEqual([])
    expect(abort).toHaveBeenCalledWith(true)
  })
})

describe('the name of a chosen file', () => {
  beforeEach(() => {
    const entries = new Map<string, string>()
    const storage = Object.defineProperties(Object.create(null), {
      getItem: { value: (key: string) => entries.get(key) ?? null },
      setItem: {
        value: (key: string, text: string) => {
          Object.assign(storage, { [key]: text })
          entries.set(key, text)
        },
      },
      removeItem: {
        value: (key: string) => {
          delete storage[key]
          entries.delete(key)
        },
      },
    })
    vi.stubGlobal('localStorage', storage)
  })

  const chosenIn = ({ queue }: ReturnType<typeof queueOf>) => queue.items().map(({ chosen }) => chosen)

  test('is kept from before its first byte, by a reload and in another tab, until it has arrived', async () => {
    const first = queueOf('1.jpg')
    first.queue.pauseAll()
    const second = queueOf('1.jpg')
    await begun(1)
    expect(chosenIn(second)).toEqual(chosenIn(first))
    const [name] = chosenIn(second)
    expect(sent[0]?.options.metadata?.chosen).toBe(name)
    // As the library does with the last answer.
    const [key = ''] = Object.keys(localStorage)
    await lastOf('1.jpg')?.urlStorage?.removeUpload(key)
    const third = queueOf('1.jpg')
    await begun(2)
    expect(chosenIn(third)).not.toEqual([name])
  })

  test('is not that of another file in the list that only looks like it, nor of one that was cancelled', async () => {
    const list = queueOf('1.jpg', '1.jpg')
    await begun(2)
    const [one = '', two] = chosenIn(list)
    expect(one).not.toBe(two)
    list.queue.cancel(list.queue.items()[0]?.key ?? 0)
    list.queue.add([picture('1.jpg')])
    await begun(3)
    expect(chosenIn(list)).not.toContain(one)
    expect(new Set(chosenIn(list)).size).toBe(2)
  })
})
