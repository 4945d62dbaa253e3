import { Flame } from '@/components/drawings/flame'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'
import { button } from './button'
import { ClipField, LongTextField, PictureField, TextField } from './form-fields'
import type { KeptForm } from './kept-form'
import type { WordsKind } from './page-copy'
import { type FormKind, type PostField, postFields, visitorForms } from './post-fields'
import { openForm, PostForm, sendForm } from './post-form'

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
