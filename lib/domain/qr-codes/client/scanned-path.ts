import { readScannedText } from '@/lib/shared/qr-text-code'

/**
 * Where a text of ours leads, a path of ours. `memorialId` is the page that this person can open, where there is one.
 *
 * What a camera read from a stone goes on by the printed address, as with every other camera: there the scan is counted
 * (docs/decisions/033), and a stone for two offers both. A code that was typed is no scan.
 */
export function scannedPath(text: string, { memorialId, by }: { memorialId?: string; by: 'camera' | 'hand' }): string {
  const scanned = readScannedText(text)
  if (!memorialId) return `/qr-scan/${encodeURIComponent(scanned.kind === 'code' ? scanned.code : text.trim())}`
  if (scanned.kind === 'code' && by === 'camera') return `/QR/${scanned.code}`
  return `/memorial/${scanned.kind === 'memorial' ? scanned.id : memorialId}`
}
