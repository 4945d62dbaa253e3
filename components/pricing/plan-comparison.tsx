import { StackedTable } from '@/components/ui/stacked-table'
import { comparison } from '@/lib/domain/billing/copy'
import type { Plan } from '@/lib/domain/billing/plans'

export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  return (
    <StackedTable
      caption="Hvad der er i hver plan"
      columns={['Indhold', ...plans.map(({ name }) => name)]}
      rows={comparison.map((row) => ({
        key: row.name,
        name: row.name,
        cells: plans.map(({ id }) => <Cell key={id} value={row[id]} />),
      }))}
      isEven
    />
  )
}

function Cell({ value }: { value: string | boolean }) {
  if (value === true) return 'Med'
  const text = value === false ? 'Ikke med' : value
  return <span className={text === 'Ikke med' ? 'text-muted-foreground' : undefined}>{text}</span>
}
