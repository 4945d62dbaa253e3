import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SendFailure, sendFile } from '@/lib/domain/media/uploads/client/send-file'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-item'
import { type Arrival, UploadQueue } from '@/lib/domain/media/uploads/client/upload-queue'

// Modules loaded by other test files would not be mocked.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('@/lib/domain/media/uploads/client/send-file', () => ({ sendFile: vi.fn() }))

type Sent = Parameters<typeof sendFile>[0] & { abort: ReturnType<typeof vi.fn> }
let sent: Sent[]
let arrived: string[]
let refused: UploadItem[]

const picture = (name: string) => new File(['x'.repeat(100)], name, { type: 'image/jpeg' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  sent = []
  arrived = []
  refused = []
  vi.mocked(sendFile).mockImplementation(async (sending) => {
    const abort = vi.fn(async () => {})
    sent.push({ ...sending, abort })
    return { abort }
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

const lastOf = (name: string) => sent.findLast(({ file }) => file.name === name)
const fail = (name: string, failure: SendFailure) => lastOf(name)?.onFailed(failure)

describe('the upload queue', () => {
  test('sends three files at a time and starts the next when one has arrived', () => {
    const { states } = queueOf('1.jpg', '2.jpg', '3.jpg', '4.jpg')
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting'])
    const chosen = sent.map((sending) => sending.chosen)
    expect(chosen).toEqual([...new Set(chosen)].sort())
    lastOf('2.jpg')?.onArrived('m2')
    expect(arrived).toEqual(['2.jpg m2'])
    expect(states()).toEqual(['sending', 'sending', 'sending'])
  })

  test('shows why a file is not accepted and sends the others', () => {
    const { queue, states } = queueOf('1.jpg')
    queue.add([new File(['x'], 'brev.pdf', { type: 'application/pdf' }), picture('2.jpg')])
    expect(states()).toEqual(['sending', 'failed', 'sending'])
    expect(refused).toMatchObject([{ message: expect.stringContaining('Den slags filer') }])
  })

  test('retries after every lost connection, however many', () => {
    const { states } = queueOf('1.jpg')
    for (let time = 0; time < 8; time++) {
      fail('1.jpg', { kind: 'line' })
      expect(states()).toEqual(['lost'])
      vi.advanceTimersByTime(15_000)
      expect(states()).toEqual(['sending'])
    }
    expect(sent).toHaveLength(9)
    expect(refused).toEqual([])
  })

  test('tries nothing while the device is offline, and resumes all files afterwards', async () => {
    const { queue, states } = queueOf('1.jpg', '2.jpg')
    await vi.advanceTimersByTimeAsync(0)
    vi.stubGlobal('navigator', { onLine: false })
    queue.goOffline()
    expect(states()).toEqual(['lost', 'lost'])
    expect(sent.every(({ abort }) => abort.mock.calls.length === 1)).toBe(true)
    vi.advanceTimersByTime(600_000)
    expect(sent).toHaveLength(2)
    queue.goOnline()
    expect(states()).toEqual(['sending', 'sending'])
  })

  test('keeps a paused file paused and ignores its old attempt', async () => {
    const { queue, states, keyOf } = queueOf('1.jpg')
    await vi.advanceTimersByTimeAsync(0)
    const first = lastOf('1.jpg')
    queue.pause(keyOf('1.jpg'))
    expect(states()).toEqual(['paused'])
    first?.onArrived('too late')
    first?.onFailed({ kind: 'line' })
    vi.advanceTimersByTime(60_000)
    expect(states()).toEqual(['paused'])
    expect(arrived).toEqual([])
    queue.resumeAll()
    expect(states()).toEqual(['sending'])
  })

  test('retries a server error twice; then the refusal stays until the person retries', () => {
    const { queue, states, keyOf } = queueOf('1.jpg')
    const fault: SendFailure = { kind: 'refused', message: 'Nej.', canRetry: true, isServerFault: true }
    for (let time = 0; time < 2; time++) {
      fail('1.jpg', fault)
      expect(states()).toEqual(['lost'])
      vi.advanceTimersByTime(15_000)
    }
    fail('1.jpg', fault)
    expect(states()).toEqual(['failed'])
    expect(refused).toMatchObject([{ message: 'Nej.', canRetry: true }])
    queue.resume(keyOf('1.jpg'))
    expect(states()).toEqual(['sending'])
  })

  test('keeps an arrived file until its listener is done, and shows why the listener failed', async () => {
    const ends: { done: () => void; failed: (error: Error) => void }[] = []
    const queue = new UploadQueue('page', 'portraitId', {
      onArrived: () => new Promise<void>((done, failed) => ends.push({ done, failed })),
      onRefused: (item) => refused.push(item),
    })
    queue.add([picture('1.jpg'), picture('2.jpg')])
    for (const name of ['1.jpg', '2.jpg']) lastOf(name)?.onArrived('m')
    queue.pauseAll()
    expect(queue.items().map(({ state }) => state)).toEqual(['arrived', 'arrived'])
    ends[0]?.done()
    ends[1]?.failed(new Error('Billedet er i stykker.'))
    await vi.advanceTimersByTimeAsync(0)
    expect(queue.items()).toMatchObject([{ state: 'failed', message: 'Billedet er i stykker.', canRetry: false }])
    expect(refused).toHaveLength(1)
  })

  test('sends a portrait of any type, since only its bytes tell, unless it is empty or too large', () => {
    const queue = new UploadQueue('page', 'portraitId', { onArrived: noteArrival, onRefused: () => {} })
    const large = new File([], 'stort.jpg', { type: 'image/jpeg' })
    Object.defineProperty(large, 'size', { value: 31 * 1024 * 1024 })
    queue.add([new File(['x'], 'uden-navn'), new File([], 'tom.jpg'), large])
    expect(queue.items().map(({ state }) => state)).toEqual(['sending', 'failed', 'failed'])
    expect(queue.items().map(({ message }) => message)).toEqual([
      null,
      'Filen er tom. Måske er den ikke hentet ned fra skyen endnu.',
      'Billedet fylder mere end 30 MB. Vælg et mindre.',
    ])
    expect(sent).toMatchObject([{ place: 'portraitId' }])
  })

  test('cancels an upload at the server too', async () => {
    const { queue, states, keyOf } = queueOf('1.jpg')
    await vi.advanceTimersByTimeAsync(0)
    queue.cancel(keyOf('1.jpg'))
    expect(states()).toEqual([])
    expect(lastOf('1.jpg')?.abort).toHaveBeenCalledWith(true)
  })
})
