import { Field, Input } from '@/components/ui/field'

type CodeFieldProps = { code?: string | undefined; error?: string | undefined }

/** The input for the code on a stone. */
export function CodeField({ code, error }: CodeFieldProps) {
  return (
    <Field
      label="Koden på stenen"
      hint="Ti tegn, med eller uden bindestreg. Store og små bogstaver er lige gode."
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          name="code"
          required
          defaultValue={code}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="uppercase tabular-nums tracking-widest"
        />
      )}
    </Field>
  )
}
