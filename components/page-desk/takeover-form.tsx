'use client'

import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field, Input, Textarea } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { takeoverFormName } from '@/lib/domain/members/copy'
import { evidenceTexts } from '@/lib/domain/members/evidence-copy'
import { evidenceKinds } from '@/lib/domain/members/schema'
import { takeoverForm } from '@/lib/domain/members/takeover-schema'

export type KnownAsker = { name: string; email: string; caseNumber: number }

type TakeoverFormProps = { memorialId: string; draft: FormDraftView; asker: KnownAsker | null }

type FieldName = (typeof names)[number]

const names = [
  ...(['asker', 'name', 'reason'] as const),
  ...(['evidenceKind', 'evidenceOn', 'evidenceFrom', 'evidenceNote', 'caseNumber'] as const),
]

/** The new owner, the reason, and the written evidence. */
export function TakeoverForm({ memorialId, draft, asker }: TakeoverFormProps) {
  const action = `/api/admin/memorials/${memorialId}/takeover`
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: takeoverForm,
    defaults: startingValues(draft, asker),
    draft,
    names,
    bodyOf: (_parsed, typed) => typed,
    doneMessage: { title: 'Overtagelsen er begyndt', description: 'De, det gælder, har fået en mail.' },
  })
  return (
    <form id={takeoverFormName} action={action} method="post" noValidate onSubmit={send} className="space-y-6">
      <FormRefusal {...refusal} />
      <Field
        label="Hvem skal have siden?"
        hint="Brugernavnet på en konto, eller en mailadresse, som vi sender et link til."
        error={errorOf('asker')}
        required
      >
        {(control) => <Input {...control} {...form.register('asker')} autoComplete="off" autoCapitalize="none" />}
      </Field>
      <Field label="Navn" hint="Når du har skrevet en mailadresse." error={errorOf('name')}>
        {(control) => <Input {...control} {...form.register('name')} maxLength={120} autoComplete="off" />}
      </Field>
      <Field label="Begrundelse" hint="Ejeren får den at læse." error={errorOf('reason')} required>
        {(control) => <Textarea {...control} {...form.register('reason')} rows={4} maxLength={2000} />}
      </Field>
      <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        <Field label="Hvad har du set?" error={errorOf('evidenceKind')} required>
          {(control) => (
            <Select {...control} {...form.register('evidenceKind')}>
              <option value="">Vælg</option>
              {evidenceKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {evidenceTexts[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Papirets dato" error={errorOf('evidenceOn')} required>
          {(control) => <Input {...control} {...form.register('evidenceOn')} type="date" />}
        </Field>
      </div>
      <Field
        label="Hvem er det fra?"
        hint="For eksempel skifteretten i Aarhus."
        error={errorOf('evidenceFrom')}
        required
      >
        {(control) => <Input {...control} {...form.register('evidenceFrom')} maxLength={160} autoComplete="off" />}
      </Field>
      <Field
        label="Notat"
        hint="Kun for os: hvad der er lagt vægt på, og hvor papiret ligger."
        error={errorOf('evidenceNote')}
        optional
      >
        {(control) => <Textarea {...control} {...form.register('evidenceNote')} rows={3} maxLength={2000} />}
      </Field>
      <Field label="Henvendelsens nummer" error={errorOf('caseNumber')} optional>
        {(control) => <Input {...control} {...form.register('caseNumber')} inputMode="numeric" autoComplete="off" />}
      </Field>
      <Button type="submit" pending={isPending} pendingText="Sender...">
        Begynd overtagelsen
      </Button>
    </form>
  )
}

function startingValues(draft: FormDraftView, asker: KnownAsker | null): Record<FieldName, string> {
  const typed = (name: FieldName) => draft?.values[name] ?? ''
  return {
    asker: typed('asker') || (asker?.email ?? ''),
    name: typed('name') || (asker?.name ?? ''),
    reason: typed('reason'),
    evidenceKind: typed('evidenceKind'),
    evidenceOn: typed('evidenceOn'),
    evidenceFrom: typed('evidenceFrom'),
    evidenceNote: typed('evidenceNote'),
    caseNumber: typed('caseNumber') || (asker?.caseNumber.toString() ?? ''),
  }
}
