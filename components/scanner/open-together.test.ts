import { expect, test, vi } from 'vitest'
import { openTogether } from './open-together'

test('a camera is closed when the reader could not be fetched, also when it opens after that', async () => {
  const close = vi.fn()
  let open = (_: { close: () => void }) => {}
  const camera = new Promise<{ close: () => void }>((resolve) => {
    open = resolve
  })
  await expect(openTogether(camera, Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  open({ close })
  await camera
  expect(close).toHaveBeenCalledOnce()
})

test('a camera that will not open is what is told', async () => {
  await expect(openTogether(Promise.reject(new Error('denied')), Promise.resolve('reader'))).rejects.toThrow('denied')
})

test('with both it is left open', async () => {
  const close = vi.fn()
  expect(await openTogether(Promise.resolve({ close }), Promise.resolve('reader'))).toEqual([{ close }, 'reader'])
  expect(close).not.toHaveBeenCalled()
})
