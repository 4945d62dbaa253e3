'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button'
import type { ButtonVariants } from './button-variants'
import { showToast } from './toast'

const CONFIRMATION_MS = 2500

type CopyButtonProps = {
  value: string
  label?: string
  copiedLabel?: string
  variant?: ButtonVariants['variant']
  className?: string
}

export function CopyButton({
  value,
  label = 'Kopiér',
  copiedLabel = 'Kopieret',
  variant = 'outline',
  className,
}: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setIsCopied(true)
      setTimeout(() => setIsCopied(false), CONFIRMATION_MS)
    } catch {
      await showToast({ title: 'Kunne ikke kopiere', description: `Markér teksten selv: ${value}` })
    }
  }

  return (
    <Button variant={variant} onClick={copy} className={className}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite" className="wrap-anywhere min-w-0 hyphens-auto">
        {isCopied ? copiedLabel : label}
      </span>
    </Button>
  )
}
