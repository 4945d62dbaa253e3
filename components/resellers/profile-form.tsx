'use client'

import { useRouter } from 'next/navigation'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { BoundField } from '@/components/form/bound-field'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
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
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: resellerFormInput,
    mode: 'onTouched',
    defaults: start,
    draft,
    keptAs: `${action}-${reseller.id}`,
    names,
    doneMessage: { title: 'Oplysningerne er gemt' },
    onDone: () => {
      form.reset(form.getValues())
      router.refresh()
    },
  })
  const bind = (name: (typeof names)[number]): BoundField => ({
    ...form.register(name),
    defaultValue: start[name],
    error: errorOf(name),
  })
  return (
    <form action={action} method="post" noValidate onSubmit={send} className="max-w-measure space-y-6">
      <FormRefusal {...refusal} />
      {isOperator && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextLine {...bind('companyName')} label="Virksomhed" autoComplete="off" maxLength={160} />
          <TextLine {...bind('cvr')} label="CVR-nummer" inputMode="numeric" autoComplete="off" maxLength={20} />
        </div>
      )}
      <ContactFields bind={bind} />
      <InvoiceFields bind={bind} />
      {isOperator && <PaymentTermsFields bind={bind} />}
      <Button type="submit" variant={isOperator ? 'outline' : 'primary'} pending={isPending} pendingText="Gemmer...">
        Gem oplysningerne
      </Button>
    </form>
  )
}
