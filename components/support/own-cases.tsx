import { TextLink } from '@/components/ui/text-link'
import { senderStatusTexts } from '@/lib/domain/support/copy'
import type { OwnCaseSummary } from '@/lib/domain/support/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { CaseStatusBadge } from './case-status-badge'

const shownAtOnce = 3

/** What the signed-in account has written before; the newest few, the rest behind one press. */
export function OwnCases({ cases }: { cases: OwnCaseSummary[] }) {
  if (cases.length === 0) return null
  const older = cases.slice(shownAtOnce)
  return (
    <section aria-labelledby="dine-henvendelser" className="mb-12">
      <h2 id="dine-henvendelser" className="text-xl">
        Dine henvendelser
      </h2>
      <CaseList cases={cases.slice(0, shownAtOnce)} />
      {older.length > 0 && (
        <details>
          <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
            {older.length === 1 ? 'Vis en ældre' : `Vis ${older.length} ældre`}
          </summary>
          <CaseList cases={older} />
        </details>
      )}
    </section>
  )
}

function CaseList({ cases }: { cases: OwnCaseSummary[] }) {
  return (
    <ul className="divide-y divide-border">
      {cases.map(({ number, subject, status, createdAt }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <span className="min-w-0">
            <TextLink
              href={`/contact?nr=${number}`}
              prefetch={false}
              className="inline-flex min-h-touch items-center break-words"
            >
              {subject}
            </TextLink>
            <span className="block text-muted-foreground text-sm">
              Nummer {number}, {formatDate(new Date(createdAt))}
            </span>
          </span>
          <CaseStatusBadge status={status} texts={senderStatusTexts} />
        </li>
      ))}
    </ul>
  )
}
