'use client'

import { ActionForm } from '@/components/form/action-form'
import { FoldedForm } from '@/components/form/folded-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { keepFormInput } from '@/lib/domain/bookkeeping/schema'
import {
  creditFormInput,
  markEInvoiceFormInput,
  markPaidFormInput,
  postponeFormInput,
  writeOffFormInput,
} from '@/lib/domain/invoices/invoice-schema'
import type { EInvoiceState } from '@/lib/domain/invoices/schema'
import { commaOere, formatOere, vatInOere } from '@/lib/shared/money'

/** What a browser without script sent, and by which form. */
export type RefusedAct = { act: string; draft: FormDraftView }

type InvoiceActsProps = {
  id: string
  owedOere: number
  creditableOere: number
  overpaidOere: number
  /** Null for a buyer that cannot get one. */
  eInvoice: EInvoiceState | null
  /** Whether the access point can be asked to deliver it. */
  canSubmit: boolean
  /** Today in Denmark, yyyy-mm-dd. */
  today: string
  refused: RefusedAct | undefined
}

const failed = 'Den blev ikke sendt. Prøv igen om lidt.'

/** What can be done with an invoice as it stands; each act asks for the password. */
export function InvoiceActs(props: InvoiceActsProps) {
  const { id, owedOere, creditableOere, overpaidOere, eInvoice, canSubmit, today, refused } = props
  const at = (act: string) => `/api/admin/invoices/${id}/${act}`
  const form = (act: string) => ({ action: at(act), draft: refused?.act === act ? refused.draft : null })
  return (
    <div className="flex flex-wrap items-start gap-3">
      {owedOere > 0 && (
        <>
          <FoldedForm
            {...form('paid')}
            opens="Før en betaling"
            intro="Når pengene er kommet på kontoen, og bankfilen ikke har ført dem."
            schema={markPaidFormInput}
            defaults={{ amount: commaOere(owedOere), paidOn: today, note: '' }}
            fields={[
              { name: 'amount', label: 'Beløb i kroner', kind: 'kroner' },
              { name: 'paidOn', label: 'Kommet den', kind: 'day' },
              { name: 'note', label: 'Bemærkning', hint: 'Hvad overførslen kendes på.' },
            ]}
            submit="Før betalingen"
            pendingText="Fører betalingen..."
            doneMessage="Betalingen er ført"
          />
          <FoldedForm
            {...form('postpone')}
            opens="Udsæt påmindelser"
            schema={postponeFormInput}
            defaults={{ until: '', reason: '' }}
            fields={[
              { name: 'until', label: 'Ingen påmindelser før', kind: 'day' },
              { name: 'reason', label: 'Hvad I har aftalt' },
            ]}
            submit="Udsæt"
            pendingText="Udsætter..."
            doneMessage="Påmindelserne er udsat"
          />
        </>
      )}
      {creditableOere > 0 && (
        <FoldedForm
          {...form('credit')}
          opens="Kreditér"
          intro={`Op til ${formatOere(creditableOere)} kan krediteres. Kreditnotaen sendes til køberen. Er der betalt, skal pengene også betales tilbage.`}
          schema={creditFormInput}
          defaults={{ amount: '', reason: '' }}
          fields={[
            {
              name: 'amount',
              label: 'Beløb i kroner med moms',
              kind: 'kroner',
              isOptional: true,
              hint: 'Uden beløb krediteres det hele.',
            },
            { name: 'reason', label: 'Begrundelse', hint: 'Står på kreditnotaen.' },
          ]}
          submit="Kreditér"
          pendingText="Krediterer..."
          doneMessage="Kreditnotaen er lavet og sendt"
          isDestructive
        />
      )}
      {overpaidOere > 0 && (
        <FoldedForm
          {...form('keep')}
          opens="Behold det overskydende"
          intro={`Der er betalt ${formatOere(overpaidOere)} for meget. Behold det kun efter aftale med køberen.`}
          schema={keepFormInput}
          defaults={{ reason: '' }}
          fields={[{ name: 'reason', label: 'Hvad I har aftalt' }]}
          submit="Behold"
          pendingText="Fører det..."
          doneMessage="Det overskydende er ført som beholdt"
        />
      )}
      <ActionForm
        action={at('send')}
        label="Send igen"
        pendingText="Sender..."
        doneMessage={{ title: 'Mailen er på vej' }}
        failed={failed}
      />
      {canSubmit && (
        <ActionForm
          action={at('submit')}
          label="Send gennem adgangspunktet"
          pendingText="Sender..."
          doneMessage={{ title: 'E-fakturaen er på vej til adgangspunktet' }}
          failed={failed}
        />
      )}
      {eInvoice && (
        <FoldedForm
          {...form('e-invoice')}
          opens={eInvoice === 'sent' ? 'Ret, hvordan e-fakturaen er sendt' : 'Før e-fakturaen som sendt'}
          intro="Hent XML-filen øverst, og læg den op i NemHandel. Skriv så her, hvordan den er sendt."
          schema={markEInvoiceFormInput}
          defaults={{ how: 'nemhandel', sentOn: today, reference: '' }}
          fields={[
            {
              name: 'how',
              label: 'Hvordan',
              options: [
                { value: 'nemhandel', label: 'Lagt op i NemHandel' },
                { value: 'mail', label: 'Sendt på mail som XML' },
                { value: 'access_point', label: 'Sendt hos adgangspunktet' },
                { value: 'not_needed', label: 'Skal ikke sendes' },
              ],
            },
            { name: 'sentOn', label: 'Sendt den', kind: 'day' },
            {
              name: 'reference',
              label: 'Reference eller begrundelse',
              hint: 'Kvitteringens nummer, hvem den er sendt til, eller hvorfor den ikke skal sendes.',
              maxLength: 120,
            },
          ]}
          submit="Gem"
          pendingText="Gemmer..."
          doneMessage="E-fakturaen er ført"
        />
      )}
      {owedOere > 0 && (
        <FoldedForm
          {...form('write-off')}
          opens="Afskriv som tab"
          intro={`${formatOere(owedOere)} bliver ført som tab, og momsen af det, ${formatOere(vatInOere(owedOere))}, trækkes fra i dag. Det må I, når tabet er konstateret: under 3.000 kr., når I har rykket forgæves og opgiver kravet, ellers for eksempel efter forgæves inkasso eller ved konkurs. Er der ikke leveret noget, så kreditér i stedet. Køberen får ingen besked.`}
          schema={writeOffFormInput}
          defaults={{ reason: '' }}
          fields={[{ name: 'reason', label: 'Begrundelse' }]}
          submit="Afskriv"
          pendingText="Afskriver..."
          doneMessage="Fakturaen er afskrevet"
          isDestructive
        />
      )}
    </div>
  )
}
