import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlClasses } from './control'

export function Textarea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={cn(controlClasses, 'field-sizing-content resize-y', className)} {...props} />
}
