import { withdrawalForm } from '@/lib/domain/legal/withdrawal-form'
import type { Company } from '@/lib/shared/company'

export function WithdrawalForm({ company }: { company: Company }) {
  const { title, lines, blanks, note } = withdrawalForm(company)
  return (
    <blockquote className="space-y-2 border-border border-l-4 pl-5">
      <p className="font-semibold">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className="list-disc space-y-1 pl-6 marker:text-muted-foreground">
        {blanks.map((blank) => (
          <li key={blank}>{blank}</li>
        ))}
      </ul>
      <p>{note}</p>
    </blockquote>
  )
}
