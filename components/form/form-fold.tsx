'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Fold } from '@/components/ui/fold'

type FormFoldProps = {
  title: string
  /** What is chosen or typed in it, or what is missing. */
  note?: ReactNode
  level?: 'h2' | 'h3'
  /** From the start; with `onOpenChange` always. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Whether one of its fields is refused. */
  isRefused: boolean
  /** How often the form was sent: each time it opens again with what is refused in it. */
  attempts: number
  className?: string
  children: ReactNode
}

/** A part of a form, folded to what is chosen in it. Its fields are sent, folded or not. */
export function FormFold({
  title,
  note,
  level = 'h2',
  isOpen = false,
  onOpenChange,
  isRefused,
  attempts,
  className,
  children,
}: FormFoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  // Without script too, a form that comes back refused shows where.
  const [beginsOpen] = useState(isOpen || isRefused)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each attempt
  useEffect(() => {
    const fold = details.current
    if (!isRefused || !fold || fold.open) return
    fold.open = true
    // A field in a folded part could not take the focus when it was refused.
    fold.closest('form')?.querySelector<HTMLElement>(refusedField)?.focus()
  }, [isRefused, attempts])
  return (
    <Fold
      ref={details}
      open={onOpenChange ? isOpen : beginsOpen}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      title={title}
      note={note}
      level={level}
      className={className}
    >
      <div className="space-y-6 pb-8">{children}</div>
    </Fold>
  )
}

const refusedField =
  '[aria-invalid="true"], fieldset:has(> [role="alert"]:not(:empty)) :is(input, select, textarea):not([type="hidden"])'
