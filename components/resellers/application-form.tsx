'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { AgreementField } from '@/components/accounts/agreement-field'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { BoundField } from '@/components/form/bound-field'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { FormAnswer } from '@/components/frame/form-answer'
import { Honeypot } from '@/components/frame/honeypot'
import { ContactFields, contactNames } from '@/components/resellers/company-fields'
import { TextLine } from '@/components/resellers/text-line'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePatientBlur } from '@/lib/client/use-patient-blur'
import { usePost } from '@/lib/client/use-post'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { agreementInForce } from '@/lib/domain/resellers/agreement-schema'
import { applyInput, type KnownApplicant } from '@/lib/domain/resellers/application-schema'
import { applicationForm, dashboardPath } from '@/lib/domain/resellers/paths'
import { ApplicationSent } from './application-sent'

const action = '/api/reseller-applications'
const names = ['companyName', 'cvr', ...contactNames, 'message', 'terms'] as const
const secret = ['terms', 'termsVersion', 'processorVersion', 'subject'] as const
const empty = {
  companyName: '',
  cvr: '',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  postcode: '',
  city: '',
  website: '',
  message: '',
}

/** A company asks to become a reseller. */
export function ApplicationForm({ known, draft }: { known: KnownApplicant; draft: FormDraftView }) {
  const router = useRouter()
  const apply = usePost<{ received: boolean; hasAccount: boolean }>(action)
  const start = { ...empty, ...known, ...draft?.values }
  const form = useForm({
    resolver: zodResolver(applyInput),
    mode: 'onTouched',
    defaultValues: { ...start, terms: false, ...agreementInForce, subject: '' },
  })
  const { forget } = useKeptForm(form, { name: applicationForm, action, secret })
  const { errors, isSubmitted, dirtyFields } = form.formState
  const patient = usePatientBlur()
  const errorOf = (name: (typeof names)[number]) =>
    errors[name]?.message ?? (isSubmitted || dirtyFields[name] ? undefined : draft?.errors[name])
  const bind = (name: Exclude<(typeof names)[number], 'terms'>): BoundField => ({
    ...patient(form.register(name)),
    defaultValue: start[name],
    error: errorOf(name),
  })
  const submit = form.handleSubmit((values) =>
    apply.mutate(values, {
      onSuccess: ({ hasAccount }) => {
        forget()
        if (hasAccount) router.push(dashboardPath)
      },
      onError: (error) => showServerErrors(form, error, names),
    }),
  )
  if (apply.data && !apply.data.hasAccount) {
    return (
      <FormAnswer>
        <ApplicationSent />
      </FormAnswer>
    )
  }
  return (
    <form action={action} method="post" noValidate onSubmit={submit} className="space-y-6">
      <FormRefusal error={apply.error} message={rootError(form.formState, draft)} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextLine {...bind('companyName')} label="Virksomhed" autoComplete="organization" maxLength={160} />
        <TextLine {...bind('cvr')} label="CVR-nummer" inputMode="numeric" autoComplete="off" maxLength={20} />
      </div>
      <ContactFields bind={bind} />
      <Field
        label="Hvad leverer I, og hvad skal I bruge?"
        hint="Hugger I selv koden, eller vil I have færdige plader? Skriv det med jeres egne ord."
        error={errorOf('message')}
        optional
      >
        {(control) => (
          <Textarea
            {...control}
            {...patient(form.register('message'))}
            defaultValue={start.message}
            rows={5}
            className="min-h-32"
          />
        )}
      </Field>
      <Honeypot id={`${applicationForm}-subject`} {...form.register('subject')} />
      <input type="hidden" name="processorVersion" value={legalDocuments.processor.version} />
      <AgreementField {...patient(form.register('terms'))} document="reseller-terms" error={errorOf('terms')} />
      <Button type="submit" size="lg" pending={apply.isPending || apply.isSuccess} pendingText="Sender...">
        Send ansøgningen
      </Button>
    </form>
  )
}
