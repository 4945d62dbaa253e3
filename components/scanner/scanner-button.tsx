'use client'

import { ScanQrCode } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { SpinnerMark } from '@/components/ui/spinner-mark'
import { showToast } from '@/components/ui/toast'
import { scannerTexts } from '@/lib/domain/qr-codes/scanner-copy'
import { isMobile } from './is-mobile'
import type { ScannerDialogProps } from './scanner-dialog'

/** The floating round button of the installed app on a phone or a tablet; the dialog is fetched when it is opened. */
export function ScannerButton({ siteName }: { siteName: string }) {
  const [Dialog, setDialog] = useState<ComponentType<ScannerDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isFetching, setIsFetching] = useState(false)
  if (!isMobile(navigator.userAgent)) return null
  const open = async () => {
    setIsFetching(true)
    try {
      const { ScannerDialog } = await import('./scanner-dialog')
      setDialog(() => ScannerDialog)
      setIsOpen(true)
    } catch {
      showToast({ title: 'Fejl', description: 'Scanneren kunne ikke hentes. Prøv igen.', variant: 'destructive' })
    }
    setIsFetching(false)
  }
  return (
    <>
      <button
        type="button"
        aria-label={scannerTexts.title}
        aria-haspopup="dialog"
        aria-busy={isFetching || undefined}
        onClick={open}
        className="fixed right-gutter bottom-6 z-30 grid size-16 place-items-center rounded-full bg-primary text-primary-foreground shadow-lift hover:bg-primary-strong print:hidden [&_svg]:size-8"
      >
        {isFetching ? <SpinnerMark /> : <ScanQrCode aria-hidden />}
      </button>
      {Dialog && <Dialog siteName={siteName} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
