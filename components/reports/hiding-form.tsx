'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { usePost } from '@/lib/client/use-post'
import { useRefresh } from '@/lib/client/use-refresh'
import { type ReportGround, takeDownFormInput } from '@/lib/domain/reports/schema'
import type { OpenedCase } from '@/lib/domain/support/schema'
import { GroundField } from './ground-field'

type Values = { ground?: ReportGround | undefined; reasons: string }
const reasonsOnly: z.ZodType<Values, Values> = takeDownFormInput.pick({ reasons: true })
const withGround: z.ZodType<Values, Values> = takeDownFormInput

const toConcerned = 'Går ordret til dem, det handler om.'
const concernedKnow = 'De, det handler om, har fået besked. '

/** What administrators do to content without a report, each with its reasons. */
const acts = {
  hide: {
    schema: withGround,
    hint: toConcerned,
    label: 'Skjul det',
    pendingText: 'Skjuler...',
    variant: 'destructive',
    doneTitle: 'Det er skjult',
    doneText: concernedKnow,
  },
  'bring-back': {
    schema: reasonsOnly,
    hint: toConcerned,
    label: 'Vis det igen',
    pendingText: 'Viser...',
    variant: 'outline',
    doneTitle: 'Det vises igen',
    doneText: concernedKnow,
  },
  // A person of a family tree.
  remove: {
    schema: reasonsOnly,
    hint: 'Bliver stående i henvendelsen. Skriv ikke personens navn.',
    label: 'Slet personens oplysninger for altid',
    pendingText: 'Sletter...',
    variant: 'destructive',
    doneTitle: 'Personen er taget ud',
    doneText: '',
  },
} as const

type HidingFormProps = {
  of: 'memorials' | 'contributions' | 'media' | 'tree-people'
  id: string
  act: keyof typeof acts
}

export function HidingForm({ of, id, act }: HidingFormProps) {
  const { schema, hint, label, pendingText, variant, doneTitle, doneText } = acts[act]
  const { refresh } = useRefresh()
  const post = usePost<OpenedCase>(`/api/admin/${of}/${id}/${act}`)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reasons: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    post.mutate(values, {
      onSuccess: ({ number }) => {
        showToast({ title: doneTitle, description: `${doneText}Henvendelsen har nummer ${number}.` })
        refresh()
      },
      onError: (error) => showServerErrors(form, error, ['ground', 'reasons']),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <FormRefusal error={post.error} message={errors.root?.message} />
      {act === 'hide' && <GroundField {...form.register('ground')} error={errors.ground?.message} />}
      <Field label="Begrundelse" hint={hint} error={errors.reasons?.message} required>
        {(control) => <Textarea {...control} {...form.register('reasons')} rows={5} className="min-h-32" />}
      </Field>
      <Button type="submit" variant={variant} pending={post.isPending} pendingText={pendingText}>
        {label}
      </Button>
    </form>
  )
}
