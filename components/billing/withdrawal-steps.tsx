import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { Textarea } from '@/components/ui/textarea'

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
  /** The text of a refusal. */
  refusal?: string | null
}

/**
 * The withdrawal from a purchase in two steps, with the words of forbrugeraftaleloven § 20 a. Plain links and a plain
 * form: it works without script.
 */
export function WithdrawalSteps(props: WithdrawalStepsProps) {
  const { step, action, nextPath, backPath, fields = {}, children, asksForAccount = false, refusal } = props
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
            <Field
              label="Konto til pengene"
              hint="Registreringsnummer og kontonummer. Du kan også svare på kvitteringen med det."
              optional
            >
              {(control) => (
                <Input {...control} name="bankAccount" inputMode="numeric" autoComplete="off" maxLength={30} />
              )}
            </Field>
          )}
          <Field label="Besked" hint="Du behøver ikke give en grund." optional>
            {(control) => <Textarea {...control} name="message" rows={3} maxLength={1000} />}
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
