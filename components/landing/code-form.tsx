import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** Sends what was typed to /qr-info, whose page leads on to the code's own; works without script. */
export function CodeForm({
  code,
  error,
  className,
}: {
  code?: string | undefined
  error?: string | undefined
  className?: string
}) {
  return (
    <form action="/qr-info" method="get" className={cn('space-y-4', className)}>
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
      <Button type="submit" className="w-full">
        Gå til koden
      </Button>
    </form>
  )
}
