import { ApiError, readError } from '@/lib/client/api'
import type { GalleryPicture } from '@/lib/domain/media/schema'

/**
 * Sends one picture and tells how much of it has gone, 0 to 1. Resolves with the picture as it stands in the gallery;
 * throws ApiError. Not fetch: it cannot tell how much of an upload has gone.
 */
export function sendPicture(
  memorialId: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<GalleryPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/memorials/${memorialId}/media`)
    request.setRequestHeader('accept', 'application/json')
    request.responseType = 'text'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => settle(request).then(resolve, reject)
    request.onerror = () => reject(new ApiError('Forbindelsen blev afbrudt. Prøv billedet igen.', 0, 'OFFLINE', {}))
    request.onabort = () => reject(new ApiError('Afbrudt.', 0, 'ABORTED', {}))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}

const sessionOver = 'Din session er udløbet. Log ind igen i en anden fane, og prøv billedet en gang til.'

async function settle({ status, statusText, responseText }: XMLHttpRequest): Promise<GalleryPicture> {
  const response = new Response(responseText, { status, statusText })
  if (status === 401) throw new ApiError(sessionOver, status, 'UNAUTHENTICATED', {})
  if (!response.ok) throw await readError(response)
  return response.json()
}
