'use client'

import { useId } from 'react'

type RangeFieldProps = {
  name?: string
  label: string
  /** The value as text, shown and read aloud. */
  words: string
  hint?: string
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
  /** Called when the pointer or focus leaves: the undo step ends. */
  onSettle?: () => void
}

/** A slider with a label, its value as text, and a touch-sized target. */
export function RangeField({ name, label, words, hint, value, onChange, onSettle, ...range }: RangeFieldProps) {
  const id = useId()
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden className="text-muted-foreground text-sm tabular-nums noscript:hidden">
          {words}
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      <input
        id={id}
        name={name}
        type="range"
        {...range}
        value={value}
        aria-valuetext={words}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerUp={onSettle}
        onBlur={onSettle}
        className="block min-h-touch w-full cursor-pointer accent-primary"
      />
    </div>
  )
}
