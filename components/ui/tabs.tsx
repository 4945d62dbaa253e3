'use client'

import * as Primitive from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { cn } from './cn'

export const Tabs = Primitive.Root

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={cn('flex gap-x-6 overflow-x-auto border-border border-b font-sans', className)}
      {...props}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        '-mb-px min-h-touch whitespace-nowrap border-transparent border-b-3 px-1 font-semibold text-muted-foreground transition-colors duration-fast hover:text-foreground focus-visible:-outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-foreground',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn('pt-8', className)} {...props} />
}
