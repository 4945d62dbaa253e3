import type { ReactNode } from 'react'
import { AccountField } from '@/components/billing/account-field'
import type { FormDraftView } from '@/components/form/form-draft'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'

type WithdrawalStepsProps = {
  /** 1: what is regretted; 2: the confirmation that sends it. */
  step: 1 | 2
  /** Where the second step posts to. */
  action: string
  /** The addresses of the second step, and of the page to leave for. */
  nextPath: string
  backPath: string
  /** Hidden fields, such as the link's key. */
  fields?: Readonly<Record<string, string>>
  /** What is bought, and what is paid back. */
  children: ReactNode
  /** Ask where a bank transfer is paid back to. */
  asksForAccount?: boolean
  /** What was typed and refused. */
  draft: FormDraftView
}

/**
 * The withdrawal from a purchase in two steps, with the words of forbrugeraftaleloven § 20 a. Plain links and a plain
 * form: it works without script.
 */
export function WithdrawalSteps(props: WithdrawalStepsProps) {
  const { step, action, nextPath, backPath, fields = {}, children, asksForAccount = false, draft } = props
  const { bankAccount, message, ...others } = draft?.errors ?? {}
  const refusal = Object.values(others)[0] ?? draft?.message
  return (
    <div className="max-w-form space-y-8">
      {refusal && <Notice variant="error">{refusal}</Notice>}
      <div className="space-y-4">{children}</div>
      {step === 1 ? (
        <div className="flex flex-wrap gap-3">
          <LinkButton href={nextPath}>Fortryd køb</LinkButton>
          <LinkButton href={backPath} variant="outline">
            Gå tilbage
          </LinkButton>
        </div>
      ) : (
        <form action={action} method="post" className="space-y-7">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="confirmed" value="ja" />
          {asksForAccount && (
            <AccountField
              hint="Registreringsnummer og kontonummer. Du kan også svare på kvitteringen med det."
              error={bankAccount}
              defaultValue={draft?.values.bankAccount}
            />
          )}
          <Field label="Besked" hint="Du behøver ikke give en grund." error={message} optional>
            {(control) => (
              <Textarea {...control} name="message" defaultValue={draft?.values.message} rows={3} maxLength={1000} />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit">Bekræft fortrydelse</Button>
            <LinkButton href={backPath} variant="outline">
              Behold købet
            </LinkButton>
          </div>
        </form>
      )}
    </div>
  )
}
