import { openJpeg } from './capture-frame'

/** Reads the QR code in a JPEG; null when there is none. */
export type QrReader = (jpeg: Blob) => Promise<string | null>

type Detector = { detect: (source: HTMLCanvasElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

declare global {
  // Not in the types of the browser yet (WICG Shape Detection).
  var BarcodeDetector: DetectorClass | undefined
}

/** The browser's own reader where it has one for QR codes, else ours, which is fetched only then. */
export async function openQrReader(): Promise<QrReader> {
  const native = await nativeDetector()
  if (native) return (jpeg) => readNatively(native, jpeg)
  const { readQrFrame } = await import('@/lib/domain/qr-codes/client/read-qr-frame')
  return async (jpeg) => readQrFrame((await openJpeg(jpeg)).frame)
}

async function nativeDetector(): Promise<Detector | null> {
  const Native = globalThis.BarcodeDetector
  try {
    const formats = (await Native?.getSupportedFormats()) ?? []
    return Native && formats.includes('qr_code') ? new Native({ formats: ['qr_code'] }) : null
  } catch {
    // Some systems have the class and not the service behind it.
    return null
  }
}

/** Dark on light, then light on dark: most of these readers know the first alone. */
async function readNatively(detector: Detector, jpeg: Blob): Promise<string | null> {
  const { canvas, invert } = await openJpeg(jpeg)
  const [found] = await detector.detect(canvas)
  if (found) return found.rawValue
  invert()
  const [pale] = await detector.detect(canvas)
  return pale?.rawValue ?? null
}
