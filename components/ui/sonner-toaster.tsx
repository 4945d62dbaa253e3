'use client'

import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { TOAST_DURATION_MS } from './toast'
import { followSwipes } from './toast-swipe'
import { useToastPlace } from './use-toast-place'

/** Where toasts appear; its region is announced politely. */
export function SonnerToaster({ onReady }: { onReady: () => void }) {
  // Sonner's own effect has subscribed by then: children run theirs first.
  useEffect(onReady, [onReady])
  const place = useToastPlace()
  useEffect(() => followSwipes(() => toast.dismiss()), [])
  return (
    <Sonner
      position={place}
      visibleToasts={1}
      swipeDirections={[]}
      duration={TOAST_DURATION_MS}
      closeButton
      containerAriaLabel="Beskeder"
      icons={{ error: null }}
      toastOptions={{
        closeButtonAriaLabel: 'Luk beskeden',
        unstyled: true,
        classNames: {
          toast:
            'group flex w-full items-start gap-3 rounded-xl border-l-4 border-primary bg-popover py-4 pr-14 pl-5 font-sans text-popover-foreground text-base shadow-lift',
          title: 'font-semibold',
          description: 'mt-0.5 text-muted-foreground',
          error: 'border-destructive! [&_[data-title]]:text-destructive',
          actionButton:
            'ml-auto min-h-touch shrink-0 self-center rounded-lg px-3 font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2',
          closeButton:
            'absolute! top-1/2! right-1.5! left-auto! flex size-touch! -translate-y-1/2! items-center justify-center rounded-lg! border-0! bg-transparent! text-muted-foreground! hover:text-foreground! [&_svg]:size-5',
        },
      }}
    />
  )
}
