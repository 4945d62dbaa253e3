import { Flame } from '@/components/drawings/flame'
import { buttonVariants } from '@/components/ui/button-variants'
import { contributionForms } from '@/lib/domain/contributions/form-names'
import {
  maxCandleMessageLength,
  maxGreetingLength,
  maxNameLength,
  maxRelationLength,
  maxTributeLength,
  maxTributePictures,
  maxTributeTitleLength,
} from '@/lib/domain/contributions/schema'
import { LongTextField, PictureField, TextField } from './form-fields'
import type { KeptForm } from './kept-form'
import { openForm, PostForm, sendForm } from './post-form'

type FormProps = { slug: string; kept: KeptForm | null }

/** The one ritual: a single large control. */
export function CandleForm({ slug, kept }: FormProps) {
  const field = { form: contributionForms.candle, kept }
  return (
    <PostForm
      kind="candle"
      slug={slug}
      call="candles"
      kept={kept}
      opener={
        <>
          <Flame size={36} /> Tænd et lys
        </>
      }
      openerClasses={buttonVariants({ variant: 'candle', size: 'huge', className: '[&_svg]:size-9' })}
      submit="Tænd lyset"
      submitClasses={buttonVariants({ variant: 'candle', size: 'lg', className: 'w-full' })}
    >
      <TextField {...field} name="name" label="Dit navn" autoComplete="name" maxLength={maxNameLength} />
      <LongTextField
        {...field}
        name="message"
        label="Nogle ord"
        optional
        rows={2}
        maxLength={maxCandleMessageLength}
        hint="Står ved lyset, mens det brænder."
      />
    </PostForm>
  )
}

export function GreetingForm({ slug, kept }: FormProps) {
  const field = { form: contributionForms.greeting, kept }
  return (
    <PostForm
      kind="greeting"
      slug={slug}
      call="guestbook"
      kept={kept}
      withFiles
      opener="Skriv en hilsen"
      openerClasses={openForm}
      submit="Send hilsenen"
      submitClasses={sendForm}
    >
      <LongTextField {...field} name="message" label="Din hilsen" rows={5} maxLength={maxGreetingLength} />
      <TextField {...field} name="name" label="Dit navn" autoComplete="name" maxLength={maxNameLength} />
      <RelationField {...field} />
      <PictureField {...field} name="picture" label="Et billede" optional />
    </PostForm>
  )
}

export function TributeForm({ slug, kept }: FormProps) {
  const field = { form: contributionForms.tribute, kept }
  return (
    <PostForm
      kind="tribute"
      slug={slug}
      call="tributes"
      kept={kept}
      withFiles
      opener="Del et minde"
      openerClasses={openForm}
      submit="Del mindet"
      submitClasses={sendForm}
    >
      <TextField {...field} name="title" label="Overskrift" maxLength={maxTributeTitleLength} />
      <LongTextField {...field} name="text" label="Dit minde" rows={8} maxLength={maxTributeLength} />
      <TextField {...field} name="year" label="Årstal" optional inputMode="numeric" maxLength={4} />
      <TextField {...field} name="name" label="Dit navn" autoComplete="name" maxLength={maxNameLength} />
      <RelationField {...field} />
      <PictureField
        {...field}
        name="pictures"
        label="Billeder"
        optional
        multiple
        hint={`Op til ${maxTributePictures} billeder.`}
      />
    </PostForm>
  )
}

function RelationField(field: { form: string; kept: KeptForm | null }) {
  return (
    <TextField
      {...field}
      name="relation"
      label="Hvem du er"
      optional
      maxLength={maxRelationLength}
      hint="For eksempel nabo, barnebarn eller kollega."
    />
  )
}
