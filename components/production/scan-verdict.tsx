'use client'

import { Check, X } from 'lucide-react'
import * as Primitive from 'radix-ui/alert-dialog'
import { cn } from '@/components/ui/cn'
import type { Verdict } from '@/lib/domain/production/station-sounds'

export type ShownVerdict = { verdict: Verdict; title: string; text: string; code?: string }

/** The answer to a scan, over the whole screen: colour, sign and word, to be seen across the workshop. */
export function ScanVerdict({ shown, onClose }: { shown: ShownVerdict | null; onClose: () => void }) {
  const isGood = shown?.verdict === 'good'
  return (
    <Primitive.Root open={shown !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          className={cn(
            'fixed inset-0 z-50 flex flex-col items-center justify-center gap-6 overflow-y-auto px-gutter py-8 text-center font-sans',
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
