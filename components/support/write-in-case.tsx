'use client'

import '@/lib/shared/input/danish-sentences'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { showToast } from '@/components/ui/toast'
import { ApiError } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useCaseAct } from '@/lib/domain/support/client/hooks'
import { answerFormInput, noteFormInput } from '@/lib/domain/support/schema'

type WriteInCaseProps = { number: number; isClosed: boolean; hasMail: boolean; seenEntryId: string }

/** An answer to the sender or an internal note, in separate tabs to avoid a mix-up. */
export function WriteInCase({ number, isClosed, hasMail, seenEntryId }: WriteInCaseProps) {
  return (
    <Tabs defaultValue="answer">
      <TabsList aria-label="Skriv mere">
        <TabsTrigger value="answer">Svar på mail</TabsTrigger>
        <TabsTrigger value="note">Notat, kun for os</TabsTrigger>
      </TabsList>
      <TabsContent value="answer">
        {!hasMail ? (
          <Notice title="Afsenderen har ikke givet en mailadresse">Skriv et notat i stedet.</Notice>
        ) : isClosed ? (
          <Notice title="Henvendelsen er lukket">Åbn den igen, før du svarer.</Notice>
        ) : (
          <MessageForm number={number} kind="answers" seenEntryId={seenEntryId} />
        )}
      </TabsContent>
      <TabsContent value="note">
        <MessageForm number={number} kind="notes" />
      </TabsContent>
    </Tabs>
  )
}

const kinds = {
  answers: {
    keptName: 'sag-svar',
    schema: answerFormInput,
    label: 'Svar',
    hint: 'Går til afsenderens mail med et link til henvendelsen.',
    rows: 8,
    height: 'min-h-48',
    variant: 'primary',
    send: 'Send svaret',
    pendingText: 'Sender...',
    doneMessage: 'Svaret er sendt',
  },
  notes: {
    keptName: 'sag-notat',
    schema: noteFormInput,
    label: 'Notat',
    // kept by: lib/domain/support/commands/add-note.test.ts
    hint: 'Afsenderen ser det aldrig.',
    rows: 5,
    height: 'min-h-32',
    variant: 'outline',
    send: 'Gem notatet',
    pendingText: 'Gemmer...',
    doneMessage: 'Notatet er gemt',
  },
} as const

type MessageFormProps = { number: number; kind: keyof typeof kinds; seenEntryId?: string }

function MessageForm({ number, kind, seenEntryId }: MessageFormProps) {
  const { keptName, schema, label, hint, rows, height, variant, send, pendingText, doneMessage } = kinds[kind]
  const act = useCaseAct(number, kind)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { message: '' } })
  const { forget } = useKeptForm(form, { name: `${keptName}-${number}` })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ message }) =>
    act.mutate(
      { message, seenEntryId },
      {
        onSuccess: () => {
          showToast({ title: doneMessage })
          form.reset({ message: '' })
          forget()
        },
        onError: (error) => showServerErrors(form, error, ['message']),
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      {act.error instanceof ApiError && act.error.code === 'CONFLICT' && errors.root ? (
        <Notice variant="error" title="Der er kommet nyt, mens du skrev">
          Svaret er ikke sendt. Det nye står ovenfor, og din tekst står her endnu. Læs det, og send så igen.
        </Notice>
      ) : (
        <FormRefusal error={act.error} message={errors.root?.message} />
      )}
      <Field label={label} hint={hint} error={errors.message?.message} required>
        {(control) => <Textarea {...control} {...form.register('message')} rows={rows} className={height} />}
      </Field>
      <Button type="submit" variant={variant} pending={act.isPending} pendingText={pendingText}>
        {send}
      </Button>
    </form>
  )
}
