'use client'

import * as Primitive from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from './cn'

export const DropdownMenu = Primitive.Root
export const DropdownMenuTrigger = Primitive.Trigger

export function DropdownMenuContent({ align = 'end', ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-50 min-w-48 rounded-xl bg-popover p-1.5 font-sans text-popover-foreground shadow-lift data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        {...props}
      />
    </Primitive.Portal>
  )
}

export function DropdownMenuItem({
  destructive = false,
  ...props
}: ComponentProps<typeof Primitive.Item> & { destructive?: boolean }) {
  return (
    <Primitive.Item
      className={cn(
        'flex min-h-touch cursor-pointer items-center gap-3 rounded-lg px-3 py-2 outline-none data-disabled:cursor-default data-highlighted:bg-accent data-disabled:text-muted-foreground data-highlighted:text-accent-foreground [&_svg]:size-5',
        destructive && 'text-destructive data-highlighted:text-destructive',
      )}
      {...props}
    />
  )
}
