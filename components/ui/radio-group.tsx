'use client'

import { type ComponentProps, type ReactNode, type RefCallback, useEffect, useRef } from 'react'
import { cn } from './cn'

type Option = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'name' | 'defaultValue' | 'onChange' | 'ref'
> & {
  name: string
  options: readonly Option[]
  defaultValue?: string
  /** Give it together with onValueChange to control the group; leave both out in a plain form. */
  value?: string
  onValueChange?: (value: string) => void
  ref?: RefCallback<HTMLInputElement>
}

/** Native radio buttons; put them in a FieldGroup, which asks the question. Keeps a choice made before hydration. */
export function RadioGroup({
  options,
  defaultValue,
  value,
  onValueChange,
  className,
  disabled,
  ref,
  ...props
}: RadioGroupProps) {
  const attach = useEarlyChoice(ref, onValueChange)
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
            ref={attach}
          />
          <span className="min-w-0 wrap-anywhere">
            {option.label}
            {option.hint && <span className="block text-muted-foreground text-sm">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}

/**
 * The ref for each radio. react-hook-form keeps what was typed before hydration, except in radios: it sets them to the
 * default as they attach. So the choice is read when the first one attaches, and made again once all have.
 */
function useEarlyChoice(ref: RadioGroupProps['ref'], onValueChange: RadioGroupProps['onValueChange']) {
  const early = useRef<{ choice: HTMLInputElement | undefined }>(null)
  const choose = useRef(onValueChange)
  useEffect(() => {
    const choice = early.current?.choice
    if (!choice) return
    if (choose.current) choose.current(choice.value)
    else if (!choice.checked) choice.click()
  }, [])
  return (radio: HTMLInputElement | null) => {
    if (radio) early.current ??= { choice: choiceOf(radio) }
    ref?.(radio)
  }
}

/** What was chosen in the group of this radio, unless it is the default. */
function choiceOf({ form, name }: HTMLInputElement): HTMLInputElement | undefined {
  return [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === name && element.checked && !element.defaultChecked,
  )
}
