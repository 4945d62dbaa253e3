import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

type Option = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'name' | 'defaultValue' | 'onChange'> & {
  name: string
  options: readonly Option[]
  defaultValue?: string
  /** Give it together with onValueChange to control the group; leave both out in a plain form. */
  value?: string
  onValueChange?: (value: string) => void
}

/** Native radio buttons; put them in a FieldGroup, which asks the question. */
export function RadioGroup({
  options,
  defaultValue,
  value,
  onValueChange,
  className,
  disabled,
  ...props
}: RadioGroupProps) {
  return (
    <div className={cn('space-y-1', className)}>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-touch items-start gap-3 py-2">
          <input
            type="radio"
            className="mt-0.5 size-6 shrink-0 accent-primary"
            value={option.value}
            disabled={disabled || option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            {...(onValueChange && { onChange: () => onValueChange(option.value) })}
            {...props}
          />
          <span>
            {option.label}
            {option.hint && <span className="block text-muted-foreground text-sm">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
