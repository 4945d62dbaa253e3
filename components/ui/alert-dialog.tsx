'use client'

import * as Primitive from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button'
import { overlayClasses, panelClasses } from './overlay'

type AlertDialogProps = {
  /** The control that asks; leave it out when `open` is controlled. */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  /** Says what happens: 'Slet mindet', never 'OK'. */
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
  pending?: boolean
  pendingText?: string
  onConfirm: () => void
}

/** Confirms an irreversible action. Focus starts on cancel. */
export function AlertDialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Fortryd',
  destructive = false,
  pending = false,
  pendingText,
  onConfirm,
}: AlertDialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <Primitive.Content className={panelClasses}>
          <Primitive.Title className="text-xl">{title}</Primitive.Title>
          <Primitive.Description className="mt-3 text-muted-foreground">{description}</Primitive.Description>
          <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button variant="outline">{cancelLabel}</Button>
            </Primitive.Cancel>
            <Primitive.Action asChild>
              <Button
                variant={destructive ? 'destructive' : 'primary'}
                pending={pending}
                pendingText={pendingText}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </Primitive.Action>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
