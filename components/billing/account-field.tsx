import { PrivacyLine } from '@/components/legal/privacy-line'
import { Field, Input } from '@/components/ui/field'

type AccountFieldProps = { hint?: string; error?: string | undefined; defaultValue?: string | undefined }

/** Where money that came by bank transfer is paid back to. */
export function AccountField({
  hint = 'Registreringsnummer og kontonummer, som 1234 0001234567.',
  error,
  defaultValue,
}: AccountFieldProps) {
  return (
    <div className="space-y-2">
      <Field label="Konto til pengene" hint={hint} error={error} optional>
        {(control) => (
          <Input
            {...control}
            name="bankAccount"
            defaultValue={defaultValue}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
          />
        )}
      </Field>
      <PrivacyLine about="koeb">
        {/* kept by: lib/domain/settlement/commands/refund-payment.test.ts */}
        Vi bruger kontoen til at overføre pengene og sletter den bagefter.
      </PrivacyLine>
    </div>
  )
}
