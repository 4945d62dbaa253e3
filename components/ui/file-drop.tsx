'use client'

import { type DragEvent, useId, useState } from 'react'
import { cn } from './cn'

type FileDropProps = {
  name: string
  label: string
  /** What is taken and how large, e.g. 'JPEG, PNG, HEIC eller TIFF, højst 30 MB hver'. */
  hint?: string
  accept?: string
  multiple?: boolean
  disabled?: boolean
  error?: string | undefined
  /** With it, files are handed over at once and the field is empty again; without it, they post with the form. */
  onFiles?: (files: File[]) => void
  className?: string
}

/** Files by finger, keyboard or dropping. A native file input underneath, shown as such without script. */
export function FileDrop({
  name,
  label,
  hint,
  accept,
  multiple = true,
  disabled,
  error,
  onFiles,
  className,
}: FileDropProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [chosen, setChosen] = useState<string[]>([])

  function take(files: FileList | null, input: HTMLInputElement | null) {
    const list = Array.from(files ?? []).slice(0, multiple ? undefined : 1)
    if (list.length === 0) return
    if (!onFiles) return setChosen(list.map((file) => file.name))
    onFiles(list)
    // The same picture may be chosen again after it was removed.
    if (input) input.value = ''
  }

  function drop(event: DragEvent<HTMLLabelElement>) {
    event.preventDefault()
    setIsOver(false)
    if (disabled) return
    const input = event.currentTarget.querySelector('input')
    if (input && !onFiles) input.files = event.dataTransfer.files
    take(event.dataTransfer.files, input)
  }

  return (
    <div className={cn('space-y-2', className)}>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cn(
          'flex min-h-32 flex-col items-center justify-center gap-1 rounded-xl border-2 border-input border-dashed px-6 py-8 text-center transition-colors duration-fast hover:bg-muted has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
          isOver && 'border-primary bg-primary-soft',
          error && 'border-destructive',
        )}
      >
        <span className="font-sans font-semibold text-link underline underline-offset-4">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-muted-foreground text-sm">
            {hint}
          </span>
        )}
        <input
          id={id}
          name={name}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => take(event.currentTarget.files, event.currentTarget)}
          className="sr-only noscript:not-sr-only"
        />
        <span aria-live="polite" className="max-w-full truncate text-sm">
          {chosen.length === 1 && chosen[0]}
          {chosen.length > 1 && `${chosen.length} filer valgt`}
        </span>
      </label>
      <p role="alert" className="font-semibold text-destructive text-sm empty:hidden">
        {error}
      </p>
    </div>
  )
}
