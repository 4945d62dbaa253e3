import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { exportApi } from '@/lib/domain/tree-files/copy'

/** Takes the family home as a file. A plain form: the browser stores what it gets. */
export function ExportForm({ memorialId }: { memorialId: string }) {
  return (
    <form action={exportApi(memorialId)} method="get" className="max-w-measure space-y-6">
      <FieldGroup legend="Udgave">
        <RadioGroup
          name="version"
          defaultValue="5.5.1"
          options={[
            { value: '5.5.1', label: 'GEDCOM 5.5.1', hint: 'Den, næsten alle programmer læser.' },
            { value: '7.0', label: 'GEDCOM 7.0', hint: 'Den nyeste, til programmer, der kender den.' },
          ]}
        />
      </FieldGroup>
      <div>
        <Checkbox
          name="living"
          value="true"
          label="Tag nulevende med"
          hint="Ellers står der kun »Nulevende« på deres plads, og »Ikke vist« på dem, I kun viser for hinanden. Spørg dem, før du giver filen videre."
        />
        <Checkbox
          name="pictures"
          value="true"
          label="Tag billeder og filer med"
          hint="Så får du et arkiv (.gdz) med det, der fulgte med ind."
        />
      </div>
      <Button type="submit" variant="outline">
        Hent slægten som fil
      </Button>
    </form>
  )
}
