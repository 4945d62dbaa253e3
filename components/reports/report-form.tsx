'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { Honeypot } from '@/components/frame/honeypot'
import { OpenForm, SenderFields } from '@/components/support/open-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError, FieldGroup, Input, Textarea } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { TextLink } from '@/components/ui/text-link'
import { kindTexts } from '@/lib/domain/reports/copy'
import { type ReportKind, reportForm, reportInput, reportKinds } from '@/lib/domain/reports/schema'
import { ReportThanks } from './report-thanks'

type ReportFormProps = {
  /** The id of what was pointed at; null where words alone say it. */
  target: string | null
  known: { kind?: ReportKind; name?: string; email?: string }
  /** An account stands behind what it writes and needs no proof. */
  isSignedIn: boolean
  draft: FormDraftView
}

const names = ['kind', 'where', 'why', 'name', 'email', 'goodFaith'] as const

export function ReportForm({ target, known, isSignedIn, draft }: ReportFormProps) {
  const start = { kind: '', where: '', why: '', name: '', email: '', ...known, ...draft?.values }
  const kind = reportKinds.find((value) => value === start.kind)
  const form = useForm({
    resolver: zodResolver(reportInput),
    defaultValues: { ...start, kind, target, goodFaith: false, website: '' },
  })
  const { errors, isSubmitted } = form.formState
  const errorOf = (name: (typeof names)[number]) =>
    errors[name]?.message ?? (isSubmitted ? undefined : draft?.errors[name])
  const text = (name: 'where' | 'name' | 'email') => ({ ...form.register(name), defaultValue: start[name] })
  return (
    <OpenForm
      id={reportForm}
      keptName={`${reportForm}-${target ?? 'uden'}`}
      action="/api/reports"
      form={form}
      names={names}
      secret={['website', 'goodFaith']}
      isSignedIn={isSignedIn}
      draft={draft}
      label="Send anmeldelsen"
      thanks={(number) => <ReportThanks number={number} />}
    >
      {target && <input type="hidden" {...form.register('target')} defaultValue={target} />}
      <FieldGroup legend="Hvad er galt?" error={errorOf('kind')}>
        <RadioGroup
          {...form.register('kind')}
          {...(kind ? { defaultValue: kind } : {})}
          options={reportKinds.map((value) => ({ value, label: kindTexts[value] }))}
        />
      </FieldGroup>
      <Field
        label={target ? 'Hvor på siden?' : 'Hvilken mindeside, og hvor på den?'}
        hint={target ? 'Hvis det kun er en del af det.' : 'Sidens adresse eller navnet på den, og hvad det er.'}
        error={errorOf('where')}
        {...(target ? { optional: true } : { required: true })}
      >
        {(control) => <Input {...control} {...text('where')} autoComplete="off" />}
      </Field>
      <Field
        label="Forklar det med dine egne ord"
        hint="Skriv, så en, der ikke kender jer, kan forstå det."
        error={errorOf('why')}
        required
      >
        {(control) => (
          <Textarea {...control} {...form.register('why')} defaultValue={start.why} rows={7} className="min-h-40" />
        )}
      </Field>
      <SenderFields text={text} errorOf={errorOf} />
      <p className="text-muted-foreground text-sm">
        Familien får ikke at vide, hvem der skriver. Navn og mail må stå tomme, hvis det handler om et seksuelt overgreb
        på et barn. Læs, hvordan vi passer på oplysningerne, under{' '}
        <TextLink href="/privacy" prefetch={false}>
          privatliv
        </TextLink>
        .
      </p>
      <div>
        <Checkbox
          {...form.register('goodFaith')}
          label="Jeg skriver i god tro, og det er rigtigt, så vidt jeg ved"
          aria-invalid={errorOf('goodFaith') ? true : undefined}
          aria-describedby={`${reportForm}-god-tro`}
        />
        <FieldError id={`${reportForm}-god-tro`} message={errorOf('goodFaith')} />
      </div>
      <Honeypot id={`${reportForm}-website`} {...form.register('website')} />
    </OpenForm>
  )
}
