import type { ReactNode } from 'react'
import { counted } from '@/lib/shared/counted'
import { Button } from './button'
import { buttonVariants } from './button-variants'
import { cn } from './cn'
import { Field, Input } from './field'
import { Select } from './select'
import { TouchLink } from './text-link'

type FilterFormProps = {
  /** The page that the list stands on. */
  path: string
  /** What else stands in the address and is to stay there. */
  kept?: Record<string, string | undefined>
  /** Offers the way back to the whole list. */
  isFiltered?: boolean
  submit?: string
  children: ReactNode
  /** Fields that a phone folds away, with the buttons: there the first line alone searches, by its own key. */
  folded?: { fields: ReactNode; chosen: number; isOpen: boolean }
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
  folded,
  actions,
  className,
}: FilterFormProps) {
  const buttons = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" variant="outline">
        {submit}
      </Button>
      {isFiltered && <TouchLink href={path}>Nulstil</TouchLink>}
      {actions}
    </div>
  )
  return (
    <form action={path} method="get" className={cn('flex flex-wrap items-end gap-x-4 gap-y-2', className)}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      {folded ? (
        <details className={foldedOnPhones} open={folded.isOpen}>
          <summary className={cn(buttonVariants({ variant: 'outline' }), 'cursor-pointer list-none', unfolded)}>
            {folded.chosen > 0 ? counted(folded.chosen, 'filter valgt', 'filtre valgt') : 'Filtre'}
          </summary>
          {folded.fields}
          {buttons}
        </details>
      ) : (
        buttons
      )}
    </form>
  )
}

// Its parts stand in the form's own lines. A wide screen shows them all, where the browser can show what is folded.
const foldedOnPhones =
  'contents max-sm:details-content:hidden max-sm:open:details-content:flex max-sm:details-content:basis-full max-sm:details-content:flex-wrap max-sm:details-content:items-end max-sm:details-content:gap-x-4 max-sm:details-content:gap-y-2 sm:details-content:contents sm:details-content:[content-visibility:visible]'
const unfolded = 'sm:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden'

type SearchFieldProps = {
  label: string
  value?: string | undefined
  hint?: string
  maxLength?: number
  isCode?: boolean | undefined
}

/** What is searched for, under the name 'search'. `isCode`: a keyboard that does not meddle. */
export function SearchField({ label, value, hint, maxLength = 100, isCode = false }: SearchFieldProps) {
  const asCode = isCode ? { autoCapitalize: 'characters', spellCheck: false, className: 'tabular-nums' } : {}
  return (
    <Field label={label} hint={hint} className="min-w-0 flex-2 basis-60 max-sm:has-[+details]:basis-36">
      {(control) => (
        <Input
          {...control}
          name="search"
          type="search"
          enterKeyHint="search"
          defaultValue={value}
          maxLength={maxLength}
          autoComplete="off"
          {...asCode}
        />
      )}
    </Field>
  )
}

type DayFieldProps = { label: string; name: string; value: string | undefined; error?: string | undefined }

/** A day of a period. */
export function DayField({ label, name, value, error }: DayFieldProps) {
  return (
    <Field label={label} error={error} className="min-w-0 flex-1 basis-40">
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
