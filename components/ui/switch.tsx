import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }

/** A checkbox that reads as a switch; it posts with a plain form like any other. */
export function Switch({ label, hint, className, ...props }: SwitchProps) {
  return (
    <label className={cn('flex min-h-touch items-center justify-between gap-4 py-2', className)}>
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-muted-foreground text-sm">{hint}</span>}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
          role="switch"
          className="peer h-8 w-14 appearance-none rounded-full border border-input bg-muted transition-colors duration-fast checked:border-primary checked:bg-primary disabled:opacity-60"
          {...props}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-6 rounded-full bg-input transition-transform duration-fast peer-checked:translate-x-6 peer-checked:bg-primary-foreground"
        />
      </span>
    </label>
  )
}
