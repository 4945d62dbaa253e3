import { ApiError } from '@/lib/client/api'
import type { GalleryItem } from '@/lib/domain/media/schema'

const lookAgainMs = 500

type Waiting = {
  /** Fetches the gallery anew. Throws ApiError. */
  look: () => Promise<GalleryItem[]>
  remove: (mediaId: string) => Promise<unknown>
  signal: AbortSignal
}

/**
 * Waits for the job that makes a picture ready. Resolves with the picture, or with null when it is gone or `signal` says
 * that nobody waits any more. Throws with the reason when it cannot be used; it is then removed from the gallery.
 */
export async function untilReady(mediaId: string, { look, remove, signal }: Waiting): Promise<GalleryItem | null> {
  while (!signal.aborted) {
    const items = await look().catch(throwRefusal)
    const picture = items?.find(({ id }) => id === mediaId)
    if (picture?.status === 'failed') {
      await remove(mediaId).catch(() => {})
      await look().catch(() => {})
      throw new Error(picture.failure ?? undefined)
    }
    if (items && picture?.status !== 'processing') return picture ?? null
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  return null
}

/** A line that is down or a server in trouble is waited for. */
function throwRefusal(error: unknown): null {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error
  return null
}
