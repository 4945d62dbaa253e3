import { afterEach, expect, test } from 'vitest'
import { UploadLocks } from '@/lib/domain/media/uploads/upload-store'

const never = new AbortController().signal
const id = () => `upload-${Math.random()}`
const held: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const unlock of held.splice(0)) await unlock()
})

// Each instance has a connection of its own, as two processes would.
test('of two processes one holds the lock, and releases it on request', async () => {
  const [first, second, name] = [new UploadLocks(), new UploadLocks(), id()]
  const mine = first.newLock(name)
  let told = 0
  await mine.lock(never, () => {
    told++
    if (told === 1) void mine.unlock()
  })
  const theirs = second.newLock(name)
  await theirs.lock(never, () => {})
  held.push(() => theirs.unlock())
  expect(told).toBeGreaterThan(0)
})

test('a process that holds the lock and does not let go loses it, and what it was writing is stopped', async () => {
  const [first, second, name] = [new UploadLocks(), new UploadLocks({ answerMs: 0 }), id()]
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
  await first.newLock(name).lock(never, stop)
  const theirs = second.newLock(name)
  await theirs.lock(never, () => {})
  held.push(() => theirs.unlock())
  await stopped
})

test('the same within one process', async () => {
  const [locks, name] = [new UploadLocks(), id()]
  const mine = locks.newLock(name)
  let told = 0
  await mine.lock(never, () => {
    told++
    if (told === 1) void mine.unlock()
  })
  const again = locks.newLock(name)
  await again.lock(never, () => {})
  held.push(() => again.unlock())
  expect(told).toBeGreaterThan(0)
})

test('an aborted wait gets no lock, and other files are not blocked', async () => {
  const [first, second, name] = [new UploadLocks(), new UploadLocks(), id()]
  const mine = first.newLock(name)
  await mine.lock(never, () => {})
  held.push(() => mine.unlock())
  const impatient = new AbortController()
  const waiting = second.newLock(name).lock(impatient.signal, () => {})
  impatient.abort()
  await expect(waiting).rejects.toMatchObject({ status_code: 500 })
  const other = second.newLock(id())
  await other.lock(never, () => {})
  held.push(() => other.unlock())
})
