import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** Where money that came by bank transfer is paid back to. */
export function AccountLine() {
  return (
    <Field label="Konto til pengene" hint="Registreringsnummer og kontonummer, som 1234 0001234567." optional>
      {(control) => <Input {...control} name="bankAccount" inputMode="numeric" autoComplete="off" maxLength={30} />}
    </Field>
  )
}
