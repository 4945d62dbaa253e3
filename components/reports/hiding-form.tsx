'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { showToast } from '@/components/ui/toast'
import { useHiding } from '@/lib/domain/reports/client/hooks'
import { bringBackInput, takeDownFormInput } from '@/lib/domain/reports/schema'
import { GroundField } from './ground-field'

type HidingFormProps = { of: 'memorials' | 'contributions' | 'media'; id: string }

/** Hides content without a report; those concerned get the reason and how to complain. */
export function HideForm(place: HidingFormProps) {
  const hide = useHiding(place, 'hide')
  const form = useForm({ resolver: zodResolver(takeDownFormInput), defaultValues: { reasons: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    hide.mutate(values, {
      onSuccess: ({ number }) => showConcerned('Det er skjult', number),
      onError: (error) => showServerErrors(form, error, ['ground', 'reasons']),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <FormRefusal error={hide.error} message={errors.root?.message} />
      <GroundField {...form.register('ground')} error={errors.ground?.message} />
      <ReasonsField error={errors.reasons?.message} register={form.register('reasons')} />
      <Button type="submit" variant="destructive" pending={hide.isPending} pendingText="Skjuler...">
        Skjul det
      </Button>
    </form>
  )
}

/** Brings back what administrators have hidden. */
export function BringBackForm(place: HidingFormProps) {
  const bringBack = useHiding(place, 'bring-back')
  const schema = bringBackInput.pick({ reasons: true })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reasons: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    bringBack.mutate(values, {
      onSuccess: ({ number }) => showConcerned('Det vises igen', number),
      onError: (error) => showServerErrors(form, error, ['reasons']),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className="mt-3 space-y-5">
      <FormRefusal error={bringBack.error} message={errors.root?.message} />
      <ReasonsField error={errors.reasons?.message} register={form.register('reasons')} />
      <Button type="submit" variant="outline" pending={bringBack.isPending} pendingText="Viser...">
        Vis det igen
      </Button>
    </form>
  )
}

type ReasonsFieldProps = { error: string | undefined; register: object }

function ReasonsField({ error, register }: ReasonsFieldProps) {
  return (
    <Field label="Begrundelse" hint="Går ordret til dem, det handler om." error={error} required>
      {(control) => <Textarea {...control} {...register} rows={5} className="min-h-32" />}
    </Field>
  )
}

function showConcerned(title: string, number: number): void {
  showToast({ title, description: `De, det handler om, har fået besked. Henvendelsen har nummer ${number}.` })
}
