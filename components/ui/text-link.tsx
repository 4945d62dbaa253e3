import type { ComponentProps } from 'react'
import { cn } from './cn'
import { Link } from './link'

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={cn('text-link underline decoration-1 underline-offset-4 hover:decoration-2', className)}
      {...props}
    />
  )
}

/** A link outside running text, tall enough for a finger. */
export function TouchLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <TextLink className={cn('inline-flex min-h-touch items-center', className)} {...props} />
}
