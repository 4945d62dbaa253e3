'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { showToast } from '@/components/ui/toast'
import { useRemoveTreePerson } from '@/lib/domain/reports/client/hooks'
import { removeTreePersonInput } from '@/lib/domain/reports/schema'

const schema = removeTreePersonInput.pick({ reasons: true })

/** Takes a person out of a family tree, where the request came in words. */
export function RemovePersonForm({ id }: { id: string }) {
  const remove = useRemoveTreePerson(id)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reasons: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    remove.mutate(values, {
      onSuccess: ({ number }) =>
        showToast({ title: 'Personen er taget ud', description: `Henvendelsen har nummer ${number}.` }),
      onError: (error) => showServerErrors(form, error, ['reasons']),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <FormRefusal error={remove.error} message={errors.root?.message} />
      <Field
        label="Begrundelse"
        hint="Bliver stående i henvendelsen. Skriv ikke personens navn."
        error={errors.reasons?.message}
        required
      >
        {(control) => <Textarea {...control} {...form.register('reasons')} rows={5} className="min-h-32" />}
      </Field>
      <Button type="submit" variant="destructive" pending={remove.isPending} pendingText="Sletter...">
        Slet personens oplysninger for altid
      </Button>
    </form>
  )
}
