import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/client/api'
import type { GalleryItem } from '@/lib/domain/media/schema'
import { untilReady } from '@/lib/domain/media/uploads/client/upload-hooks'

const item = (status: GalleryItem['status'], failure: string | null = null): GalleryItem => ({
  id: 'm',
  src: '',
  srcSet: '',
  width: 1,
  height: 1,
  colour: '#000000',
  alt: '',
  caption: null,
  kind: 'picture',
  status,
  failure,
  altText: null,
  people: null,
  takenYear: null,
  albumId: null,
  durationSeconds: null,
  file: null,
  contentType: 'image/jpeg',
  linkId: null,
  head: null,
})

/** Waits for 'm' while the gallery returns these answers in turn; the last one repeats. */
function wait(...answers: (GalleryItem[] | Error)[]) {
  const remove = vi.fn(async () => {})
  let asked = 0
  const look = async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? []
    if (answer instanceof Error) throw answer
    return answer
  }
  const ended = untilReady('m', { look, remove })
  ended.catch(() => {})
  return { ended, remove }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('waiting for an uploaded picture', () => {
  test('continues while its job runs, the connection is down or the server fails', async () => {
    const offline = new ApiError('', 0, 'OFFLINE', {})
    const trouble = new ApiError('', 502, null, {})
    const { ended, remove } = wait([item('processing')], offline, trouble, [item('ready')])
    await vi.advanceTimersByTimeAsync(2000)
    await ended
    expect(remove).not.toHaveBeenCalled()
  })

  test('ends with the reason when the picture is unusable, and removes it from the gallery', async () => {
    const { ended, remove } = wait([item('processing')], [item('failed', 'Billedet er i stykker.')])
    await vi.advanceTimersByTimeAsync(1000)
    await expect(ended).rejects.toThrow('Billedet er i stykker.')
    expect(remove).toHaveBeenCalledWith('m')
  })

  test('ends with the reason when a part of the picture is missing, and leaves it for the family to decide', async () => {
    const cut = { ...item('failed', 'En del mangler.'), isCut: true }
    const { ended, remove } = wait([item('processing')], [cut])
    await vi.advanceTimersByTimeAsync(1000)
    await expect(ended).rejects.toThrow('En del mangler.')
    expect(remove).not.toHaveBeenCalled()
  })

  test('ends when access is refused or the picture was removed', async () => {
    await expect(wait(new ApiError('Nej.', 401, 'UNAUTHENTICATED', {})).ended).rejects.toThrow('Nej.')
    await wait([]).ended
  })
})
