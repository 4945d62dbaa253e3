import { Fragment } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { mostOfSearchAtOnce, type StockChoiceView } from '@/lib/domain/resellers/stock/choice-schema'
import type { StockFilter } from '@/lib/domain/resellers/stock/schema'

type SearchChoiceProps = {
  filter: StockFilter
  choices: StockChoiceView[]
  /** All of the search stands on the page. */
  isWhole: boolean
  value: string
  onChange: (value: string) => void
}

/**
 * The way to more codes than stand on the page: a part of the search instead of ticks. Where all stand there, one tick
 * takes them with script; without it this does.
 */
export function SearchChoice({ filter, choices, isWhole, value, onChange }: SearchChoiceProps) {
  const Shown = isWhole ? 'noscript' : Fragment
  if (choices.length === 0) return null
  return (
    <Shown>
      <input type="hidden" name="search" value={filter.search} />
      {filter.package && <input type="hidden" name="package" value={filter.package} />}
      <Field
        label="Hvilke koder gælder det?"
        hint={
          isWhole
            ? undefined
            : `Her står ikke alle koderne. Søg, eller vælg en pakke, og tag op til ${mostOfSearchAtOnce} ad gangen.`
        }
        className="max-w-form"
      >
        {(control) => (
          <Select {...control} name="choice" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
            <option value="">Dem, I sætter kryds ved</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Shown>
  )
}
