import { useCallback, useEffect, useRef, useState } from 'react'
import { cameraSentences } from '@/lib/domain/qr-codes/scanner-copy'
import { type Camera, type CameraChoice, CameraError, listCameras, openCamera } from './camera'
import { captureJpeg } from './capture-frame'
import { openTogether } from './open-together'
import { openQrReader, type QrReader } from './qr-reader'

/** A frame is read every so often, in milliseconds (specification §4). */
const CAPTURE_INTERVAL_MS = 500
const listFailed = 'Vi kan ikke se, hvilke kameraer telefonen har. Det første bliver brugt.'

type Status = 'idle' | 'opening' | 'scanning'

/**
 * Scans QR codes until stopped. `onRead` gets each text; true ends the scan. The camera is released on unmount and when
 * the page is hidden.
 */
export function useCameraScanner(onRead: (text: string) => Promise<boolean>) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useRef<Camera | null>(null)
  const cut = useRef(1)
  const attempt = useRef(0)
  const [status, setStatus] = useState<Status>('idle')
  const [warning, setWarning] = useState<string | null>(null)
  const [cameras, setCameras] = useState<CameraChoice[]>([])
  const [opened, setOpened] = useState({ id: '', hasTorch: false })
  const [isLit, setIsLit] = useState(false)
  const [zoom, setZoom] = useState(1)

  const stop = useCallback(() => {
    attempt.current++
    camera.current?.close()
    camera.current = null
    if (video.current) video.current.srcObject = null
    setIsLit(false)
    setStatus('idle')
  }, [])

  const start = useCallback(
    async (id?: string) => {
      stop()
      const own = attempt.current
      setWarning(null)
      setStatus('opening')
      try {
        const [next, reader] = await openTogether(openCamera(id), openQrReader())
        // Stopped while the phone was asking for leave.
        if (own !== attempt.current || !video.current) return next.close()
        camera.current = next
        cut.current = next.zoomTo(zoom)
        video.current.srcObject = next.stream
        await video.current.play().catch(() => undefined)
        setOpened({ id: next.id ?? '', hasTorch: next.hasTorch })
        setStatus('scanning')
        listCameras().then(setCameras, () => setWarning(listFailed))
        const isOver = () => own !== attempt.current
        if (await readUntilFound({ video: video.current, reader, cut, isOver, onRead })) stop()
      } catch (error) {
        if (own !== attempt.current) return
        stop()
        setWarning(cameraSentences[error instanceof CameraError ? error.problem : 'unknown'])
      }
    },
    [stop, zoom, onRead],
  )

  useEffect(() => {
    const stopWhenHidden = () => document.hidden && stop()
    document.addEventListener('visibilitychange', stopWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden)
      stop()
    }
  }, [stop])

  return {
    video,
    status,
    warning,
    cameras,
    isLit,
    zoom,
    start,
    stop,
    cameraId: opened.id,
    hasTorch: opened.hasTorch,
    /** By how much the picture is to be shown larger, for what the lens does not do itself. */
    shownCut: cut.current,
    zoomTo: (value: number) => {
      cut.current = camera.current?.zoomTo(value) ?? value
      setZoom(value)
    },
    light: async (isOn: boolean) => {
      await camera.current?.light(isOn)
      setIsLit(isOn)
    },
  }
}

type Reading = {
  video: HTMLVideoElement
  reader: QrReader
  cut: { current: number }
  isOver: () => boolean
  onRead: (text: string) => Promise<boolean>
}

/** True once `onRead` has found what it looked for; false when scanning was stopped. */
async function readUntilFound({ video, reader, cut, isOver, onRead }: Reading): Promise<boolean> {
  while (!isOver()) {
    const began = performance.now()
    const jpeg = await captureJpeg(video, cut.current)
    // A frame that cannot be read is followed by the next.
    const text = jpeg && (await reader(jpeg).catch(() => null))
    if (text && !isOver() && (await onRead(text))) return !isOver()
    const left = CAPTURE_INTERVAL_MS - (performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)))
  }
  return false
}
