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
 * Waits for the job that processes a picture. Resolves with the picture, or null when it was deleted or `signal`
 * aborts. Throws with the reason when the picture is unusable, after removing it from the gallery.
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

/** Throws refusals only: lost connections and server errors are waited out. */
function throwRefusal(error: unknown): null {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error
  return null
}
