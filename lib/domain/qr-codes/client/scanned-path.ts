import { readScannedText } from '@/lib/shared/qr-text-code'

/**
 * The path a scanned or typed text of ours leads to. `memorialId` is the linked page that the user can open, if any.
 *
 * A code read by the camera goes through the printed address, like a scan with any other camera: there it is counted
 * (docs/decisions/033), and a double stone offers both pages. A typed code is not a scan.
 */
export function scannedPath(text: string, { memorialId, by }: { memorialId?: string; by: 'camera' | 'hand' }): string {
  const scanned = readScannedText(text)
  if (!memorialId) return `/qr-scan/${encodeURIComponent(scanned.kind === 'code' ? scanned.code : text.trim())}`
  if (scanned.kind === 'code' && by === 'camera') return `/QR/${scanned.code}`
  return `/memorial/${scanned.kind === 'memorial' ? scanned.id : memorialId}`
}
