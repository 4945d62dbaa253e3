import type { ComponentProps, ReactNode } from 'react'
import { Flame } from '@/components/drawings/flame'
import { Honeypot } from '@/components/frame/honeypot'
import { button } from '@/components/memorial-page/button'
import { LayoutField } from '@/components/memorial-page/layout-field'
import type { KeptForm } from '@/components/memorial-page/memorial-page-props'
import { howWeCare, type WordsKind } from '@/components/memorial-page/page-copy'
import {
  acceptCutLabel,
  type FormKind,
  type PostField,
  type PostFields,
  postFields,
  visitorForms,
} from '@/components/memorial-page/post-fields'
import { Notice } from '@/components/ui/notice'
import { acceptedClips } from '@/lib/domain/contributions/clip'
import { acceptedPictures } from '@/lib/domain/media/copy'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'

type FormProps = { slug: string; layoutPath: LayoutPath; kept: KeptForm | null }

/** The main action of the page: a single large control. */
export function CandleForm({ kept, ...place }: FormProps) {
  const { call, opener, submit } = postFields.candle
  return (
    <PostForm
      kind="candle"
      {...place}
      call={call}
      kept={kept}
      opener={
        <>
          <Flame size={36} /> {opener}
        </>
      }
      openerClasses={button('candle', 'huge')}
      submit={submit}
      submitClasses={button('candle', 'large', 'w-full')}
    >
      <Fields kind="candle" kept={kept} />
    </PostForm>
  )
}

export function WordsForm({ kind, kept, ...place }: FormProps & { kind: WordsKind | 'attendance' }) {
  const { call, opener, submit, withFiles } = postFields[kind]
  return (
    <PostForm
      kind={kind}
      {...place}
      call={call}
      kept={kept}
      withFiles={withFiles}
      opener={opener}
      openerClasses={openForm}
      submit={submit}
      submitClasses={sendForm}
    >
      <Fields kind={kind} kept={kept} />
    </PostForm>
  )
}

function Fields({ kind, kept }: { kind: FormKind; kept: KeptForm | null }) {
  const form = visitorForms[kind]
  return postFields[kind].fields.map((field) => <FieldOf key={field.name} field={field} form={form} kept={kept} />)
}

function FieldOf({ field: { kind, ...field }, ...place }: { field: PostField; form: string; kept: KeptForm | null }) {
  if (kind === 'picture') return <PictureField {...place} {...field} />
  if (kind === 'clip') return <ClipField {...place} {...field} />
  const { multiple: _, rows, inputMode, ...text } = field
  if (kind === 'text') return <LongTextField {...place} {...text} {...(rows && { rows })} />
  return <TextField {...place} {...text} {...(inputMode && { inputMode })} />
}

type PostFormProps = {
  kind: FormKind
  slug: string
  layoutPath: LayoutPath
  call: PostFields['call']
  opener: ReactNode
  openerClasses: string
  submit: ReactNode
  submitClasses: string
  withFiles?: boolean
  kept: KeptForm | null
  children: ReactNode
}

/**
 * A folded form for a visitor's post. It works without script; with script it is sent without leaving the page
 * (script/send-post.ts finds its parts by the data attributes); an answer to a funeral needs none.
 */
function PostForm({ kind, slug, layoutPath, call, withFiles = false, kept, children, ...look }: PostFormProps) {
  const name = visitorForms[kind]
  return (
    <div className="mt-8 print:hidden">
      <p role="status" data-thanks={kind} className="font-serif text-xl" />
      <details open={kept !== null} className="folded">
        <summary>
          <span className={look.openerClasses}>{look.opener}</span>
          <span className="text-button">Luk</span>
        </summary>
        <form
          id={name}
          method="post"
          action={`/api/memorials/${slug}/${call}`}
          encType={withFiles ? 'multipart/form-data' : undefined}
          data-post={kind === 'attendance' ? undefined : kind}
          className="fields mt-4 scroll-mt-24"
        >
          {kept && <Notice variant="error">{kept.message}</Notice>}
          {children}
          <LayoutField layoutPath={layoutPath} />
          <Honeypot id={`${name}-website`} name="website" />
          <p>
            {howWeCare}{' '}
            <a href="/privacy" className="text-link underline">
              Privatliv
            </a>
          </p>
          <button type="submit" className={look.submitClasses}>
            {look.submit}
          </button>
        </form>
      </details>
    </div>
  )
}

const openForm = button('outlined', 'large')
const sendForm = button('primary', 'large')

type Common = { form: string; kept: KeptForm | null; name: string; label: string; hint?: string; optional?: boolean }

/** A single-line field of a visitor's form, with the value and error of a refused attempt. */
function TextField({ form, kept, name, label, hint, optional = false, ...input }: Common & Own<'input'>) {
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
function LongTextField({ form, kept, name, label, hint, optional = false, ...area }: Common & Own<'textarea'>) {
  const field = { form, kept, name, label, hint, optional }
  return (
    <Field {...field}>
      <textarea {...control(field)} {...area} dir="auto" required={!optional} defaultValue={kept?.values[name] ?? ''} />
    </Field>
  )
}

/** A file field for pictures. A refused form cannot restore files; its error says so in place of the hint. */
function PictureField({ multiple = false, ...field }: Common & { multiple?: boolean }) {
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
function ClipField(field: Common) {
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
