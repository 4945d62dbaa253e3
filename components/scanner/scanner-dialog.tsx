'use client'

import { useCallback, useRef } from 'react'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { useOpenScanned } from '@/lib/domain/qr-codes/client/use-open-scanned'
import { scannerTexts } from '@/lib/domain/qr-codes/scanner-copy'
import { scanToasts } from './scan-toasts'
import { ScannerPanel } from './scanner-panel'

export type ScannerDialogProps = { siteName: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

// The same code is still in the picture on the next frame: do not repeat its message.
const silenceMs = 5000

/** Scans one of our codes and opens its page. Closing it closes the camera. */
export function ScannerDialog({ siteName, isOpen, onOpenChange }: ScannerDialogProps) {
  const { mutateAsync } = useOpenScanned('camera', scanToasts)
  const last = useRef({ text: '', at: Number.NEGATIVE_INFINITY })
  const read = useCallback(
    async (text: string) => {
      const now = performance.now()
      if (!navigator.onLine) return false
      if (text === last.current.text && now - last.current.at < silenceMs) return false
      last.current = { text, at: now }
      const isOurs = await mutateAsync(text).catch(() => false)
      last.current.at = performance.now()
      if (isOurs) onOpenChange(false)
      return isOurs
    },
    [mutateAsync, onOpenChange],
  )
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={scannerTexts.title} description={scannerTexts.onlyOurs.replace('{siteName}', siteName)}>
        <ScannerPanel onRead={read} />
      </DialogContent>
    </Dialog>
  )
}
