import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

/** Finds a code in whatever package it lies. */
export function FindCodeForm({ code, isUnknown }: { code: string; isUnknown: boolean }) {
  return (
    <form action="/admin/qr-packages" method="get" className="flex flex-wrap items-end gap-3">
      <Field
        label="Find en kode"
        error={isUnknown ? 'Der er ingen kode, der hedder sådan.' : undefined}
        className="min-w-0 flex-1 basis-60"
      >
        {(control) => (
          <Input
            {...control}
            name="code"
            type="search"
            defaultValue={code}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" className="mb-2">
        Find
      </Button>
    </form>
  )
}
