import type { ComponentProps } from 'react'
import { type ButtonVariants, buttonVariants } from './button-variants'
import { cn } from './cn'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Read aloud and shown as the browser's tooltip. */
  label: string
  variant?: ButtonVariants['variant']
}

export function IconButton({ label, variant = 'ghost', className, type, ...props }: IconButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      aria-label={label}
      title={label}
      className={cn(buttonVariants({ variant, size: 'icon' }), className)}
      {...props}
    />
  )
}
