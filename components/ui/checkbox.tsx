import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

export function Checkbox({ label, hint, className, ...props }: CheckboxProps) {
  return (
    <label className={cn('flex min-h-touch items-start gap-3 py-2', className)}>
      <input type="checkbox" className="mt-0.5 size-6 shrink-0 accent-primary" {...props} />
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-muted-foreground text-sm">{hint}</span>}
      </span>
    </label>
  )
}
