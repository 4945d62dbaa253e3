import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlClasses } from './control'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cn(controlClasses, className)} {...props} />
}
