import { callApi } from '@/lib/client/api'

const widestPx = 1280
const waitMs = 8000

/**
 * A still picture of a film, at most 1280 px wide, captured in the browser one second in, or at a third of a shorter
 * film. Null when the browser cannot play the film: the page then shows a drawing.
 */
export async function takeStill(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file)
  const film = document.createElement('video')
  film.muted = true
  film.playsInline = true
  film.preload = 'auto'
  try {
    film.src = address
    await heard(film, 'loadeddata')
    const at = Math.min(1, film.duration / 3)
    if (Number.isFinite(at) && at > 0) {
      film.currentTime = at
      await heard(film, 'seeked')
    }
    return await drawnFrom(film)
  } catch {
    return null
  } finally {
    film.removeAttribute('src')
    film.load()
    URL.revokeObjectURL(address)
  }
}

function heard(film: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The film does not show itself')), waitMs)
    const settle = (act: () => void) => () => {
      clearTimeout(timer)
      act()
    }
    film.addEventListener(event, settle(resolve), { once: true })
    film.addEventListener(
      'error',
      settle(() => reject(new Error('The browser cannot read the film'))),
      { once: true },
    )
  })
}

function drawnFrom(film: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, widestPx / film.videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(film.videoWidth * scale)
  canvas.height = Math.round(film.videoHeight * scale)
  if (canvas.width === 0 || canvas.height === 0) return Promise.resolve(null)
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

/** Uploads a film's still picture. Ignores failures: without a still the page shows a drawing. */
export async function sendStill(memorialId: string, mediaId: string, still: Blob): Promise<void> {
  const body = new FormData()
  body.set('file', new File([still], 'stillbillede.jpg', { type: 'image/jpeg' }))
  await callApi(`/api/memorials/${memorialId}/media/${mediaId}/poster`, { method: 'PUT', body }).catch(() => {})
}
