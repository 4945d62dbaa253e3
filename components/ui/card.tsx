import type { ComponentProps } from 'react'
import { cn } from './cn'

/** A borderless box, for the few things that must be set apart. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('rounded-2xl bg-card p-6 text-card-foreground shadow-soft sm:p-8', className)} {...props} />
}
