import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { TextLink } from '@/components/ui/text-link'
import type { CodeListInput } from '@/lib/domain/packages/schema'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { qrCodeStates } from '@/lib/domain/qr-codes/schema'

/** Search and filter of a package's codes; a plain form, so that both stand in the address. */
export function CodeFilter({ packageId, filter }: { packageId: string; filter: CodeListInput }) {
  const path = `/admin/qr-packages/${packageId}`
  return (
    <form action={path} method="get" className="flex flex-wrap items-end gap-3">
      <Field label="Kode eller begyndelsen af den" className="min-w-0 flex-1 basis-48">
        {(control) => (
          <Input
            {...control}
            name="search"
            type="search"
            defaultValue={filter.search}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Status" className="min-w-0 flex-1 basis-48">
        {(control) => (
          <Select {...control} name="state" defaultValue={filter.state ?? ''}>
            <option value="">Alle</option>
            {qrCodeStates.map((state) => (
              <option key={state} value={state}>
                {stateTexts[state]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="outline" className="mb-2">
        Vis
      </Button>
      {(filter.search || filter.state) && (
        <TextLink href={path} className="mb-2 inline-flex min-h-touch items-center">
          Vis alle
        </TextLink>
      )}
    </form>
  )
}
