import { ChoiceField, FilterForm } from '@/components/ui/filter-form'
import { exportStatusTexts } from '@/lib/domain/exports/copy'
import { type ExportListInput, exportStatuses } from '@/lib/domain/exports/schema'

export function ExportFilter({ path, filter }: { path: string; filter: ExportListInput }) {
  return (
    <FilterForm path={path} isFiltered={Boolean(filter.status)} className="max-w-form">
      <ChoiceField label="Status" name="status" value={filter.status}>
        {exportStatuses.map((status) => (
          <option key={status} value={status}>
            {exportStatusTexts[status]}
          </option>
        ))}
      </ChoiceField>
    </FilterForm>
  )
}
