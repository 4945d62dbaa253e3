import type { ComponentProps } from 'react'
import { cn } from './cn'

export function Label({ className, children, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is bound through htmlFor by whoever uses the primitive
    <label className={cn('block font-sans font-semibold text-base text-foreground', className)} {...props}>
      {children}
    </label>
  )
}
