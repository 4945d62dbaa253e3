'use client'

import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { cn } from './cn'
import { IconButton } from './icon-button'
import { overlayClasses } from './overlay'

export const Sheet = Primitive.Root
export const SheetTrigger = Primitive.Trigger

/** A panel from the right edge, the full height of the screen. */
export function SheetContent({
  title,
  className,
  children,
}: {
  title: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClasses} />
      <Primitive.Content
        className={cn(
          'fixed inset-y-0 right-0 z-50 flex w-full max-w-md flex-col overflow-y-auto bg-popover p-6 text-popover-foreground shadow-lift data-[state=closed]:animate-slide-out-right data-[state=open]:animate-slide-in-right',
          className,
        )}
        aria-describedby={undefined}
      >
        <Primitive.Title className="pr-12 text-xl">{title}</Primitive.Title>
        <div className="mt-6 flex-1">{children}</div>
        <Primitive.Close asChild>
          <IconButton label="Luk" className="absolute top-3 right-3">
            <X aria-hidden />
          </IconButton>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  )
}
