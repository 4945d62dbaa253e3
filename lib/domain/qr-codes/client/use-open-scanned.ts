'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { callApi } from '@/lib/client/api'
import type { ValidateCodeView } from '@/lib/domain/qr-codes/schema'
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

/** Called for each outcome of a scan. */
export type ScanOutcome = {
  /** Not one of our codes. */
  onForeign: () => void
  /** Awaited before the browser leaves this document. */
  onOpening: () => Promise<void>
  onFailed: () => void
}

/**
 * Opens a scanned or typed code: its page, or the page that explains its state. Resolves to whether it was one of our
 * codes; others are not opened.
 */
export function useOpenScanned(by: 'camera' | 'hand', { onForeign, onOpening, onFailed }: ScanOutcome) {
  const router = useRouter()
  return useMutation({
    mutationFn: async (text: string) => {
      if (text.trim() === '') throw new Error('Nothing was read')
      const { valid, memorialId } = await validate(text)
      if (valid !== true) {
        onForeign()
        return false
      }
      if (memorialId) {
        await onOpening()
        // The memorial page has another root layout, so this is a full page load.
        window.location.assign(scannedPath(text, { memorialId, by }))
      } else {
        router.push(scannedPath(text, { by }))
      }
      return true
    },
    onError: onFailed,
  })
}

/** Any failure and any answer but OK counts as invalid (specification §5). */
async function validate(code: string): Promise<ValidateCodeView> {
  try {
    return await callApi<ValidateCodeView>('/api/qr-codes/validate', { method: 'POST', body: { code } })
  } catch (error) {
    console.warn('The code could not be validated', error)
    return { valid: false }
  }
}
