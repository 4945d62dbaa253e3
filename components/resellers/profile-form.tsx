'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { BoundField } from '@/components/form/bound-field'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import {
  ContactFields,
  contactNames,
  InvoiceFields,
  invoiceNames,
  PaymentTermsFields,
  termsNames,
} from '@/components/resellers/company-fields'
import { TextLine } from '@/components/resellers/text-line'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { resellerFormInput } from '@/lib/domain/resellers/console-schema'
import type { CompanyView, InvoiceTermsView } from '@/lib/domain/resellers/schema'

const names = ['companyName', 'cvr', ...contactNames, ...invoiceNames, ...termsNames] as const

type ProfileFormProps = {
  action: string
  reseller: CompanyView & InvoiceTermsView & { id: string }
  /** Only administrators may change the approved name and number, and the terms of payment. */
  isOperator?: boolean
  draft?: FormDraftView
}

/** A reseller's profile and contact details, edited by itself or by administrators. */
export function ProfileForm({ action, reseller, isOperator = false, draft = null }: ProfileFormProps) {
  const router = useRouter()
  const save = usePost(action)
  const { companyName, cvr, contactName, email, phone, address, postcode, city } = reseller
  const contact = { contactName, email, phone, address, postcode, city, website: reseller.website ?? '' }
  const invoices = {
    invoiceEmail: reseller.invoiceEmail ?? '',
    ean: reseller.ean ?? '',
    buyerReference: reseller.buyerReference ?? '',
    wantsEInvoice: reseller.wantsEInvoice ? 'ja' : 'nej',
  }
  const terms = {
    collectsInvoices: reseller.collectsInvoices ? 'ja' : 'nej',
    paymentDays: String(reseller.paymentDays),
  }
  const start = { companyName, cvr, ...contact, ...invoices, ...terms, ...draft?.values }
  const form = useForm({ resolver: zodResolver(resellerFormInput), mode: 'onTouched', defaultValues: start })
  const { forget } = useKeptForm(form, { name: `${action}-${reseller.id}`, action })
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft
  const bind = (name: (typeof names)[number]): BoundField => ({
    ...form.register(name),
    defaultValue: start[name],
    error: errors[name]?.message ?? answered?.errors[name],
  })
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        form.reset(form.getValues())
        forget()
        showToast({ title: 'Oplysningerne er gemt' })
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, names),
    }),
  )
  return (
    <form action={action} method="post" noValidate onSubmit={submit} className="max-w-measure space-y-6">
      <FormRefusal error={save.error} message={rootError(form.formState, answered)} />
      {isOperator && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextLine {...bind('companyName')} label="Virksomhed" autoComplete="off" maxLength={160} />
          <TextLine {...bind('cvr')} label="CVR-nummer" inputMode="numeric" autoComplete="off" maxLength={20} />
        </div>
      )}
      <ContactFields bind={bind} />
      <InvoiceFields bind={bind} />
      {isOperator && <PaymentTermsFields bind={bind} />}
      <Button
        type="submit"
        variant={isOperator ? 'outline' : 'primary'}
        pending={save.isPending}
        pendingText="Gemmer..."
      >
        Gem oplysningerne
      </Button>
    </form>
  )
}
