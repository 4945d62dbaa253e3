'use client'

import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { useAddNote } from '@/lib/domain/support/client/hooks'
import { noteFormInput } from '@/lib/domain/support/schema'
import { useMessageForm } from './use-message-form'

export function NoteForm({ number }: { number: number }) {
  const note = useAddNote(number)
  const { form, submit } = useMessageForm({
    name: `sag-notat-${number}`,
    schema: noteFormInput,
    doneMessage: 'Notatet er gemt',
    act: note,
  })
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <FormRefusal error={note.error} message={errors.root?.message} />
      <Field
        label="Notat"
        // kept by: lib/domain/support/commands/add-note.test.ts
        hint="Afsenderen ser det aldrig."
        error={errors.message?.message}
        required
      >
        {(control) => <Textarea {...control} {...form.register('message')} rows={5} className="min-h-32" />}
      </Field>
      <Button type="submit" variant="outline" pending={note.isPending} pendingText="Gemmer...">
        Gem notatet
      </Button>
    </form>
  )
}
