'use client'

import { Check, X } from 'lucide-react'
import * as Primitive from 'radix-ui/alert-dialog'
import { useEffect, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { scanGuard } from '@/lib/domain/production/client/hand-scanner'
import type { Verdict } from '@/lib/domain/production/client/station-sounds'

export type ShownVerdict = { verdict: Verdict; title: string; text: string; code?: string }

/**
 * The result of a scan, full screen: colour, icon and text, visible across the workshop. A scanner cannot close it;
 * staff do, by touch or keyboard, and on a red one must move to the button first.
 */
export function ScanVerdict({ shown, onClose }: { shown: ShownVerdict | null; onClose: () => void }) {
  const isGood = shown?.verdict === 'good'
  const content = useRef<HTMLDivElement>(null)
  useIgnoredScans(shown !== null)
  return (
    <Primitive.Root open={shown !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            if (isGood) return
            event.preventDefault()
            content.current?.focus()
          }}
          className={cn(
            'fixed inset-0 z-50 flex flex-col items-center justify-center gap-6 overflow-y-auto px-gutter py-8 text-center font-sans outline-none',
            isGood ? 'bg-success text-background' : 'bg-destructive text-destructive-foreground',
          )}
        >
          {isGood ? <Check aria-hidden className="size-24 shrink-0" /> : <X aria-hidden className="size-24 shrink-0" />}
          <Primitive.Title className="text-4xl">{shown?.title}</Primitive.Title>
          {shown?.code && <p className="font-semibold text-2xl tabular-nums">{shown.code}</p>}
          <Primitive.Description className="wrap-anywhere max-w-measure text-xl">{shown?.text}</Primitive.Description>
          <Primitive.Cancel className="mt-4 min-h-20 w-full max-w-form rounded-lg border-4 border-current px-8 focus-visible:outline-current py-4 font-semibold text-xl">
            {isGood ? 'Videre' : 'Forstået'}
          </Primitive.Cancel>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** While the verdict is shown, no key of a scan reaches the page, Escape and Enter included. */
function useIgnoredScans(isShown: boolean): void {
  const [guard] = useState(scanGuard)
  useEffect(() => {
    // Listen before it is shown too: a scan may end after its verdict has appeared.
    function listen(event: KeyboardEvent) {
      if (!guard.press(event.key, event.timeStamp) || !isShown) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [guard, isShown])
}
