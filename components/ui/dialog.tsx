'use client'

import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { IconButton } from './icon-button'
import { overlayClasses, panelClasses } from './overlay'

export const Dialog = Primitive.Root
export const DialogTrigger = Primitive.Trigger
export const DialogClose = Primitive.Close

type DialogContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'title'> & {
  title: ReactNode
  description?: ReactNode
}

export function DialogContent({ title, description, className, children, ...props }: DialogContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClasses} />
      <Primitive.Content
        className={cn(panelClasses, className)}
        {...(!description && { 'aria-describedby': undefined })}
        {...props}
      >
        <Primitive.Title className="pr-12 text-xl">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className="mt-2 text-muted-foreground">{description}</Primitive.Description>
        )}
        <div className="mt-6">{children}</div>
        <Primitive.Close asChild>
          <IconButton label="Luk" className="absolute top-3 right-3">
            <X aria-hidden />
          </IconButton>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export function DialogActions({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)} {...props} />
}
