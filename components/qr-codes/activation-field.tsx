'use client'

import type { ChangeEvent, ComponentProps } from 'react'
import { Field, Input } from '@/components/ui/field'
import type { CardSource } from '@/lib/domain/qr-codes/schema'
import { formatPhone } from '@/lib/shared/phone'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type ActivationFieldProps = ComponentProps<typeof Input> & {
  error: string | undefined
  /** Who can say the digits again. */
  card: CardSource
  code: string
}

/** Six digits, shown in two groups of three while they are typed, and what to do when the card is gone. */
export function ActivationField({ error, card, code, onChange, ...input }: ActivationFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event
    // Only at the end: elsewhere the cursor would jump.
    if (target.selectionStart === target.value.length) target.value = grouped(target.value)
    return onChange?.(event)
  }

  return (
    <div className="space-y-2">
      <Field
        label="Aktiveringskode"
        hint="Seks cifre. De står på det kort, der fulgte med stenen."
        error={error}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...input}
            onChange={change}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="text-lg tabular-nums tracking-widest"
          />
        )}
      </Field>
      <LostCard card={card} code={code} isReported={error !== undefined} />
    </div>
  )
}

function grouped(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 6)
    .replace(/^(\d{3})(\d)/, '$1 $2')
}

const link = 'whitespace-nowrap text-link underline underline-offset-4'

type LostCardProps = {
  card: CardSource
  code: string
  /** Initially open, as after a wrong try. */
  isReported: boolean
}

/** Help for a lost card: the reseller or the operator can repeat the digits. */
function LostCard({ card: { name, phone, email }, code, isReported }: LostCardProps) {
  return (
    // The key remounts it open after a wrong try; then the user may close it.
    <details key={String(isReported)} open={isReported}>
      <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
        Har du ikke kortet?
      </summary>
      <p className="text-muted-foreground">
        Det gør ikke noget. {name} kan finde cifrene frem igen. Ring på{' '}
        <a href={`tel:${phone.startsWith('+') ? phone : `+45${phone}`}`} className={link}>
          {formatPhone(phone)}
        </a>
        , eller skriv til{' '}
        <a href={`mailto:${email}`} className="break-all text-link underline underline-offset-4">
          {email}
        </a>
        . Sig, at der på stenen står <span className="whitespace-nowrap tabular-nums">{formatTextCode(code)}</span>.
      </p>
    </details>
  )
}
