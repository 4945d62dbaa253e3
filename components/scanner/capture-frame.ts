import type { Frame } from '@/lib/domain/qr-codes/client/read-qr-frame'

/** Size of a frame in pixels (specification §9). */
export const FRAME = { width: 640, height: 480 } as const

const JPEG_QUALITY = 0.92

/** What the camera sees now, cut to its middle by `cut`, as a JPEG; null while there is no picture yet. */
export async function captureJpeg(video: HTMLVideoElement, cut: number): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0 || videoHeight === 0) return null
  const canvas = canvasOf(FRAME.width, Math.round((FRAME.width * videoHeight) / videoWidth))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const [width, height] = [videoWidth / cut, videoHeight / cut]
  pen.drawImage(
    video,
    (videoWidth - width) / 2,
    (videoHeight - height) / 2,
    width,
    height,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}

/** The JPEG as a bitmap, its bytes, and itself light for dark: for the browser's own reader and for ours. */
export async function openJpeg(jpeg: Blob): Promise<{ frame: Frame; canvas: HTMLCanvasElement; invert: () => void }> {
  const bitmap = await createImageBitmap(jpeg)
  const canvas = canvasOf(bitmap.width, bitmap.height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('No drawing surface')
  pen.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { width, height } = canvas
  const invert = () => {
    pen.globalCompositeOperation = 'difference'
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
  }
  return { frame: { data: pen.getImageData(0, 0, width, height).data, width, height }, canvas, invert }
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}
