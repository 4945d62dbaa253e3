import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { acceptedPictures } from '@/lib/domain/media/copy'
import type { KeptForm } from './kept-form'
import { acceptCutLabel } from './post-fields'

type Common = { form: string; kept: KeptForm | null; name: string; label: string; hint?: string; optional?: boolean }

/** A single-line field of a visitor's form, with the value and error of a refused attempt. */
export function TextField({
  form,
  kept,
  name,
  label,
  hint,
  optional = false,
  ...input
}: Common & Omit<ComponentProps<'input'>, 'name' | 'form'>) {
  return (
    <Field id={`${form}-${name}`} label={label} hint={hint} optional={optional} error={kept?.errors[name]}>
      {(control) => (
        <Input
          {...control}
          {...input}
          dir="auto"
          name={name}
          required={!optional}
          defaultValue={kept?.values[name] ?? ''}
        />
      )}
    </Field>
  )
}

/** The same for multi-line text. */
export function LongTextField({
  form,
  kept,
  name,
  label,
  hint,
  optional = false,
  ...area
}: Common & Omit<ComponentProps<'textarea'>, 'name' | 'form'>) {
  return (
    <Field id={`${form}-${name}`} label={label} hint={hint} optional={optional} error={kept?.errors[name]}>
      {(control) => (
        <Textarea
          {...control}
          {...area}
          dir="auto"
          name={name}
          required={!optional}
          defaultValue={kept?.values[name] ?? ''}
        />
      )}
    </Field>
  )
}

/** A file field for pictures. A refused form cannot restore files; its error says so in place of the hint. */
export function PictureField({ form, kept, name, label, hint, multiple }: Common & { multiple?: boolean }) {
  return (
    <Field id={`${form}-${name}`} label={label} hint={hint} optional error={kept?.errors[name]}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <>
          <Input
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            type="file"
            name={name}
            accept={acceptedPictures}
            {...(multiple && { multiple })}
            className="peer"
          />
          {/* Asked when the field was refused, with script or without. */}
          <label className="hidden min-h-touch items-center gap-3 peer-aria-[invalid=true]:flex">
            <input type="checkbox" name="acceptCut" className="size-6" /> {acceptCutLabel}
          </label>
        </>
      )}
    </Field>
  )
}
