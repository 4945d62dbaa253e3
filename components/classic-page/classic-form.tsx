import { Honeypot } from '@/components/frame/honeypot'
import { LayoutField } from '@/components/memorial-page/layout-field'
import type { KeptForm } from '@/components/memorial-page/memorial-page-props'
import { howWeCare } from '@/components/memorial-page/page-copy'
import {
  acceptCutLabel,
  type FormKind,
  type PostField,
  postFields,
  visitorForms,
} from '@/components/memorial-page/post-fields'
import { acceptedClips } from '@/lib/domain/contributions/clip'
import { acceptedPictures } from '@/lib/domain/media/copy'

/** A visitor's form; collapsed, but open again after a refusal. */
export function ClassicForm({ kind, slug, kept }: { kind: FormKind; slug: string; kept: KeptForm | null }) {
  const form = visitorForms[kind]
  const { call, opener, submit, withFiles, fields } = postFields[kind]
  return (
    <details open={kept !== null} className={kind}>
      <summary>{opener}</summary>
      <form
        id={form}
        method="post"
        action={`/api/memorials/${slug}/${call}`}
        encType={withFiles ? 'multipart/form-data' : undefined}
      >
        {kept && (
          <p role="alert" className="refused">
            {kept.message}
          </p>
        )}
        {fields.map((field) => (
          <ClassicField key={field.name} field={field} form={form} kept={kept} />
        ))}
        <LayoutField layoutPath="classic-memorial" />
        <Honeypot id={`${form}-website`} name="website" />
        <p className="hint">
          {howWeCare} <a href="/privacy">Privatliv</a>
        </p>
        <button type="submit">{submit}</button>
      </form>
    </details>
  )
}

function ClassicField({ field, form, kept }: { field: PostField; form: string; kept: KeptForm | null }) {
  const { kind, name, label, hint, optional, multiple, ...limits } = field
  const id = `${form}-${name}`
  const error = kept?.errors[name]
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const control = {
    id,
    name,
    required: !optional,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <>
      <label htmlFor={id}>
        {label}
        {optional && <span className="quiet"> (valgfrit)</span>}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
      {kind === 'text' && <textarea {...control} {...limits} dir="auto" defaultValue={kept?.values[name] ?? ''} />}
      {kind === 'line' && (
        <input {...control} {...limits} type="text" dir="auto" defaultValue={kept?.values[name] ?? ''} />
      )}
      {kind === 'picture' && <input {...control} type="file" accept={acceptedPictures} multiple={multiple} />}
      {kind === 'clip' && <input {...control} type="file" accept={acceptedClips} />}
      {error && (
        <span id={`${id}-error`} className="error">
          {error}
        </span>
      )}
      {error && kind === 'picture' && (
        <label>
          <input type="checkbox" name="acceptCut" /> {acceptCutLabel}
        </label>
      )}
    </>
  )
}
