import { SaveLink } from '@/components/admin/save-link'
import { ChoiceField, FilterForm } from '@/components/ui/filter-form'
import { groupingTexts, kindText } from '@/lib/domain/vitals/copy'
import { vitalsPath, vitalsQuery } from '@/lib/domain/vitals/paths'
import { connectionKinds, deviceKinds, pageKinds, type VitalsFilter } from '@/lib/domain/vitals/schema'

/** Which visits count; period and metric stay as they are in the address. */
export function VitalsFilters({ filter }: { filter: VitalsFilter }) {
  const { days, metric, page, device, connection } = filter
  return (
    <FilterForm
      path={vitalsPath}
      kept={{ days: String(days), metric }}
      isFiltered={Boolean(page || device || connection)}
      actions={
        <SaveLink
          path={`/api/admin/vitals.csv?${vitalsQuery(filter)}`}
          filename="hastighed.csv"
          label="Hent som CSV"
          failed="Tallene blev ikke hentet"
          variant="ghost"
        />
      }
    >
      <Kinds name="page" kinds={pageKinds} value={page} />
      <Kinds name="device" kinds={deviceKinds} value={device} />
      <Kinds name="connection" kinds={connectionKinds} value={connection} />
    </FilterForm>
  )
}

type KindsProps = { name: keyof typeof groupingTexts; kinds: readonly string[]; value: string | undefined }

function Kinds({ name, kinds, value }: KindsProps) {
  return (
    <ChoiceField label={groupingTexts[name]} name={name} value={value}>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {kindText(kind)}
        </option>
      ))}
    </ChoiceField>
  )
}
