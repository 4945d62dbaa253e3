import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** Where money that came by bank transfer is paid back to. */
export function AccountField() {
  return (
    <Field label="Konto til pengene" hint="Kun hvis du betalte med bankoverførsel." optional>
      {(control) => <Input {...control} name="bankAccount" inputMode="numeric" autoComplete="off" maxLength={30} />}
    </Field>
  )
}
