import type { ReactNode } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { Field } from './field'
import { Input } from './input'
import { Select } from './select'
import { TextLink } from './text-link'

type FilterFormProps = {
  /** The page that the list stands on. */
  path: string
  /** What else stands in the address and is to stay there. */
  kept?: Record<string, string | undefined>
  /** Offers the way back to the whole list. */
  isFiltered?: boolean
  submit?: string
  children: ReactNode
  /** Beside the button: saving the list. */
  actions?: ReactNode
  className?: string
}

/** Search and filters of a list; a plain form, so that the whole choice stands in the address. */
export function FilterForm({
  path,
  kept = {},
  isFiltered = false,
  submit = 'Vis',
  children,
  actions,
  className,
}: FilterFormProps) {
  return (
    <form action={path} method="get" className={cn('flex flex-wrap items-end gap-x-4 gap-y-2', className)}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="outline">
          {submit}
        </Button>
        {isFiltered && (
          <TextLink href={path} className="inline-flex min-h-touch items-center">
            Nulstil
          </TextLink>
        )}
        {actions}
      </div>
    </form>
  )
}

type SearchFieldProps = {
  label: string
  value?: string | undefined
  hint?: string
  maxLength?: number
  isCode?: boolean
}

/** What is searched for, under the name 'search'. `isCode`: a keyboard that does not meddle. */
export function SearchField({ label, value, hint, maxLength = 100, isCode = false }: SearchFieldProps) {
  const asCode = isCode ? { autoCapitalize: 'characters', spellCheck: false, className: 'tabular-nums' } : {}
  return (
    <Field label={label} {...(hint ? { hint } : {})} className="min-w-0 flex-2 basis-60">
      {(control) => (
        <Input
          {...control}
          name="search"
          type="search"
          defaultValue={value}
          maxLength={maxLength}
          autoComplete="off"
          {...asCode}
        />
      )}
    </Field>
  )
}

type DayFieldProps = { label: string; name: string; value: string | undefined }

/** A day of a period. */
export function DayField({ label, name, value }: DayFieldProps) {
  return (
    <Field label={label} className="min-w-0 flex-1 basis-40">
      {(control) => <Input {...control} name={name} type="date" defaultValue={value} />}
    </Field>
  )
}

type ChoiceFieldProps = { label: string; name: string; value?: string | undefined; all?: string; children: ReactNode }

/** One of a few, or all of them; `children` are the options. */
export function ChoiceField({ label, name, value = '', all = 'Alle', children }: ChoiceFieldProps) {
  return (
    <Field label={label} className="min-w-0 flex-1 basis-40">
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          <option value="">{all}</option>
          {children}
        </Select>
      )}
    </Field>
  )
}
