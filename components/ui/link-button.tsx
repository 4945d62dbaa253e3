import type { ComponentProps } from 'react'
import { type ButtonVariants, buttonVariants } from './button-variants'
import { cn } from './cn'
import { Link } from './link'

type LinkButtonProps = ComponentProps<typeof Link> & ButtonVariants

export function LinkButton({ variant, size, className, ...props }: LinkButtonProps) {
  return <Link className={cn(buttonVariants({ variant, size }), className)} {...props} />
}
