import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { openedText } from '@/lib/domain/family-tree/opened-branches'
import { fits, orientations, papers } from '@/lib/domain/tree-drawing/print/plan-sheets'
import { fitTexts, orientationTexts, paperTexts, printCopy } from '@/lib/domain/tree-drawing/print-copy'
import {
  GENERATIONS_LIMIT,
  type PrintChoice,
  type PrintPlanView,
  printedParts,
} from '@/lib/domain/tree-drawing/print-schema'
import { treePath } from '@/lib/domain/tree-drawing/tree-address'
import { PrintPerson, type PrintSearch } from './print-person'

type PrintChoicesProps = {
  choice: PrintChoice
  plan: Pick<PrintPlanView, 'memorial' | 'isMember' | 'person'>
  search: PrintSearch | null
}

/** What is printed and on what. A plain form: the answer is the page with the sheets. */
export function PrintChoices({ choice, plan: { memorial, isMember, person }, search }: PrintChoicesProps) {
  const { centre, open, part, up, down, paper, orientation, fit, scale, living } = choice
  return (
    <form action={`${treePath(memorial.slug)}/print`} method="get" className="space-y-6">
      {centre && <input type="hidden" name="centre" value={centre} />}
      {open.length > 0 && <input type="hidden" name="open" value={openedText(open)} />}
      <FieldGroup legend="Hvad skal med?">
        <RadioGroup
          name="part"
          // Whoever searches for a person means that person's family.
          defaultValue={search ? 'lines' : part}
          options={printedParts.map((value) => ({ value, label: printCopy.parts[value] }))}
        />
      </FieldGroup>
      <PrintPerson
        // Another page of the form has another person.
        key={person.id}
        memorialId={memorial.id}
        person={{ id: person.id, name: person.name || memorial.name }}
        search={search}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
        <Choice label={printCopy.up} hint={generationsHint} name="up" value={up} options={generations} />
        <Choice label={printCopy.down} hint={generationsHint} name="down" value={down} options={generations} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-4">
        <Choice label="Papir" name="paper" value={paper} options={papers.map((size) => [size, paperTexts[size]])} />
        <Choice
          label="Retning"
          name="orientation"
          value={orientation}
          options={orientations.map((way) => [way, orientationTexts[way]])}
        />
      </div>
      <FieldGroup legend="Ét ark eller flere?">
        <RadioGroup name="fit" defaultValue={fit} options={fits.map((value) => ({ value, ...fitTexts[value] }))} />
      </FieldGroup>
      <Choice label="Skrift, når træet deles" name="scale" value={scale} options={scales} />
      {isMember && (
        <Checkbox
          name="living"
          value="1"
          defaultChecked={living}
          label={printCopy.living}
          hint={printCopy.livingHint}
        />
      )}
      <Button type="submit" variant="outline">
        Vis arkene
      </Button>
    </form>
  )
}

type Option = readonly [value: string | number, text: string | number]

const generations = Array.from({ length: GENERATIONS_LIMIT + 1 }, (_, count): Option => [count, count])
const generationsHint = 'Til forfædre og efterkommere'
const scales: readonly Option[] = [
  [0.8, 'Lille'],
  [1, 'Almindelig'],
  [1.5, 'Stor'],
  [2.2, 'Meget stor, til væggen'],
]

type ChoiceProps = {
  label: string
  hint?: string
  name: string
  value: string | number
  options: readonly Option[]
}

function Choice({ label, hint, name, value, options }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} name={name} defaultValue={String(value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
