'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { callApi } from '@/lib/client/api'
import { scannedPath } from '@/lib/domain/qr-codes/client/scanned-path'
import type { ValidateCodeView } from '@/lib/domain/qr-codes/schema'

/** What the page says about each end of a scan. */
export type ScanOutcome = {
  /** It was none of our codes. */
  onForeign: () => void
  /** Called before the browser leaves this document; it waits until this resolves. */
  onOpening: () => Promise<void>
  onFailed: () => void
}

/**
 * Opens what a camera read or a hand typed: the page behind it, or the page that says how it stands with the code.
 * The answer is whether it was one of our codes. What is not ours leads nowhere.
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
        // The page at the grave has a document of its own.
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
