import type { ReactNode } from 'react'
import type { CaseView } from '@/lib/domain/support/schema'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatPhone } from '@/lib/shared/phone'

const linkClasses = 'break-words text-link underline decoration-1 underline-offset-4 hover:decoration-2'

/** Who wrote, and how to reach them. */
export function CaseFacts({ view }: { view: CaseView }) {
  const { name, email, phone, about, username, createdAt } = view
  return (
    <dl className="space-y-4 font-sans">
      <Fact term="Navn">{name}</Fact>
      <Fact term="Mail">
        {email ? (
          <a href={`mailto:${email}`} className={linkClasses}>
            {email}
          </a>
        ) : (
          'Ingen'
        )}
      </Fact>
      {phone && (
        <Fact term="Telefon">
          <a href={`tel:+45${phone}`} className={linkClasses}>
            {formatPhone(phone)}
          </a>
        </Fact>
      )}
      {about && <Fact term="Handler om">{about}</Fact>}
      <Fact term="Konto">{username ?? 'Skrev uden konto'}</Fact>
      <Fact term="Kom">{formatDateTime(new Date(createdAt))}</Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-sm">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
