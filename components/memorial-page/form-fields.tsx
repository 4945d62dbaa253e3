import type { ComponentProps, ReactNode } from 'react'
import { acceptedClips } from '@/lib/domain/contributions/clip'
import { acceptedPictures } from '@/lib/domain/media/copy'
import type { KeptForm } from './kept-form'
import { acceptCutLabel } from './post-fields'

type Common = { form: string; kept: KeptForm | null; name: string; label: string; hint?: string; optional?: boolean }

/** A single-line field of a visitor's form, with the value and error of a refused attempt. */
export function TextField({ form, kept, name, label, hint, optional = false, ...input }: Common & Own<'input'>) {
  const field = { form, kept, name, label, hint, optional }
  return (
    <Field {...field}>
      <input
        type="text"
        {...control(field)}
        {...input}
        dir="auto"
        required={!optional}
        defaultValue={kept?.values[name] ?? ''}
      />
    </Field>
  )
}

/** The same for multi-line text. */
export function LongTextField({ form, kept, name, label, hint, optional = false, ...area }: Common & Own<'textarea'>) {
  const field = { form, kept, name, label, hint, optional }
  return (
    <Field {...field}>
      <textarea {...control(field)} {...area} dir="auto" required={!optional} defaultValue={kept?.values[name] ?? ''} />
    </Field>
  )
}

/** A file field for pictures. A refused form cannot restore files; its error says so in place of the hint. */
export function PictureField({ multiple = false, ...field }: Common & { multiple?: boolean }) {
  return (
    <Field {...field} optional>
      <input type="file" {...control(field)} accept={acceptedPictures} multiple={multiple} />
      {/* Asked when the field was refused, with script or without. */}
      <label className="accept-cut">
        <input type="checkbox" name="acceptCut" className="size-6" /> {acceptCutLabel}
      </label>
    </Field>
  )
}

/** A file field for a voice or a film, beside which the script offers to record (script/record-voice.ts). */
export function ClipField(field: Common) {
  return (
    <Field {...field} optional>
      <input type="file" {...control(field)} accept={acceptedClips} />
    </Field>
  )
}

type Own<Element extends 'input' | 'textarea'> = Omit<ComponentProps<Element>, 'name' | 'form'>

function Field({ form, kept, name, label, hint, optional, children }: Common & { children: ReactNode }) {
  const id = `${form}-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span> (valgfrit)</span>}
      </label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {children}
      {/* A live region must exist before its message to be announced. */}
      <p id={`${id}-error`} role="alert">
        {kept?.errors[name]}
      </p>
    </div>
  )
}

/** What ties a control to its label, hint and error. */
function control({ form, kept, name, hint }: Common) {
  const id = `${form}-${name}`
  const error = kept?.errors[name]
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}
