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
        <Generations name="up" label={printCopy.up} value={up} />
        <Generations name="down" label={printCopy.down} value={down} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-4">
        <Field label="Papir">
          {(control) => (
            <Select {...control} name="paper" defaultValue={paper}>
              {papers.map((size) => (
                <option key={size} value={size}>
                  {paperTexts[size]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Retning">
          {(control) => (
            <Select {...control} name="orientation" defaultValue={orientation}>
              {orientations.map((way) => (
                <option key={way} value={way}>
                  {orientationTexts[way]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <FieldGroup legend="Ét ark eller flere?">
        <RadioGroup name="fit" defaultValue={fit} options={fits.map((value) => ({ value, ...fitTexts[value] }))} />
      </FieldGroup>
      <Field label="Skrift, når træet deles">
        {(control) => (
          <Select {...control} name="scale" defaultValue={String(scale)}>
            <option value="0.8">Lille</option>
            <option value="1">Almindelig</option>
            <option value="1.5">Stor</option>
            <option value="2.2">Meget stor, til væggen</option>
          </Select>
        )}
      </Field>
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

function Generations({ name, label, value }: { name: 'up' | 'down'; label: string; value: number }) {
  return (
    <Field label={label} hint="Til forfædre og efterkommere">
      {(control) => (
        <Select {...control} name={name} defaultValue={String(value)}>
          {Array.from({ length: GENERATIONS_LIMIT + 1 }, (_, count) => (
            <option key={String(count)} value={count}>
              {count}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
