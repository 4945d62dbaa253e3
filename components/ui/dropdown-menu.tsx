'use client'

import * as Primitive from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from './cn'

export const DropdownMenu = Primitive.Root
export const DropdownMenuTrigger = Primitive.Trigger

export function DropdownMenuContent({
  className,
  align = 'end',
  sideOffset = 6,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align={align}
        sideOffset={sideOffset}
        collisionPadding={12}
        className={cn(
          'z-50 min-w-48 rounded-xl bg-popover p-1.5 font-sans text-popover-foreground shadow-lift data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}

export function DropdownMenuItem({
  destructive = false,
  className,
  ...props
}: ComponentProps<typeof Primitive.Item> & { destructive?: boolean }) {
  return (
    <Primitive.Item
      className={cn(
        'flex min-h-touch cursor-pointer items-center gap-3 rounded-lg px-3 py-2 outline-none data-disabled:cursor-default data-highlighted:bg-accent data-disabled:text-muted-foreground data-highlighted:text-accent-foreground [&_svg]:size-5',
        destructive && 'text-destructive data-highlighted:text-destructive',
        className,
      )}
      {...props}
    />
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn('px-3 py-2 text-muted-foreground text-sm', className)} {...props} />
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="my-1.5 h-px bg-border" />
}
