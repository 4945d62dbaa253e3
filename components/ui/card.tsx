import type { ComponentProps } from 'react'
import { cn } from './cn'

/** A borderless box, for the few things that must be set apart. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('rounded-2xl bg-card p-6 text-card-foreground shadow-soft sm:p-8', className)} {...props} />
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className={cn('text-xl', className)} {...props}>
      {children}
    </h2>
  )
}

export function CardText({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('mt-2 text-muted-foreground', className)} {...props} />
}

export function CardActions({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mt-6 flex flex-wrap gap-3', className)} {...props} />
}
