import * as Slot from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { type ButtonVariants, buttonVariants } from './button-variants'
import { cn } from './cn'
import { SpinnerMark } from './spinner-mark'

type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    /** Hands the look to the only child, e.g. a link. */
    asChild?: boolean
    pending?: boolean
    /** What is waited for, e.g. 'Gemmer...'; replaces the label while pending. */
    pendingText?: string
  }

export function Button({
  variant,
  size,
  asChild = false,
  pending = false,
  pendingText,
  className,
  disabled,
  children,
  type,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className)
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      type={type ?? 'button'}
      className={classes}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...props}
    >
      {pending && <SpinnerMark />}
      {pending && pendingText ? pendingText : children}
    </button>
  )
}
