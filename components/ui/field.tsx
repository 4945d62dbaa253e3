import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './cn'

export type FieldControl = {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** Adds '(valgfrit)': most forms here ask for little, so the optional ones are marked. */
  optional?: boolean
  /** Set it when something else must point at the control; otherwise one is made. */
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/**
 * Label, control, hint and error, wired for screen readers: `<Field label="Navn">{(c) => <Input {...c} />}</Field>`.
 */
export function Field({ label, hint, error, required, optional, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ')
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      <Label htmlFor={controlId}>
        {label}
        {optional && <span className="font-normal text-muted-foreground"> (valgfrit)</span>}
      </Label>
      {hint && (
        <p id={hintId} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

/** Always rendered: a live region must exist before its message to be announced. */
export function FieldError({ id, message }: { id?: string; message?: string | undefined }) {
  return (
    <p id={id} role="alert" className="font-semibold text-destructive text-sm empty:hidden">
      {message}
    </p>
  )
}

/** Several controls with one question above them, e.g. radio buttons. */
export function FieldGroup({
  legend,
  hint,
  error,
  className,
  children,
}: {
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string
  children: ReactNode
}) {
  const id = useId()
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <fieldset className={cn('min-w-0 space-y-2', className)} aria-describedby={describedBy || undefined}>
      <legend className="mb-2 hyphens-auto font-sans font-semibold text-base wrap-anywhere">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}

export function Textarea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={cn(controlClasses, 'field-sizing-content resize-y', className)} {...props} />
}

export function Label({ className, children, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is bound through htmlFor by whoever uses the primitive
    <label className={cn('block font-sans font-semibold text-base text-foreground', className)} {...props}>
      {children}
    </label>
  )
}

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cn(controlClasses, className)} {...props} />
}

/** The look shared by every field that one types or chooses in; 18 px keeps phones from zooming. As high as a button. */
export const controlClasses =
  'block w-full min-h-12 rounded-lg border border-input bg-card px-3.5 py-2 font-sans text-base text-card-foreground transition-colors duration-fast placeholder:text-muted-foreground disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-2 aria-invalid:border-destructive'
