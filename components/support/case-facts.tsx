import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { accountsPath } from '@/lib/domain/account-desk/paths'
import { pagesPath } from '@/lib/domain/page-desk/paths'
import type { CaseView } from '@/lib/domain/support/schema'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatPhone } from '@/lib/shared/phone'
import { withQuery } from '@/lib/shared/with-query'

const linkClasses = 'break-words text-link underline decoration-1 underline-offset-4 hover:decoration-2'

/** Who wrote, and how to reach them. */
export function CaseFacts({ view }: { view: CaseView }) {
  const { number, name, email, phone, about, username, createdAt } = view
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
      <Fact term="Mindeside">
        <TextLink
          href={withQuery(pagesPath, { search: about ?? '', sag: number })}
          prefetch={false}
          className="inline-flex min-h-touch items-center"
        >
          {about ? 'Find mindesiden' : 'Søg efter en mindeside'}
        </TextLink>
      </Fact>
      <Fact term="Konto">
        {username ? (
          <TextLink
            href={withQuery(accountsPath, { search: username })}
            prefetch={false}
            className="inline-flex min-h-touch items-center"
          >
            {username}
          </TextLink>
        ) : (
          'Skrev uden konto'
        )}
      </Fact>
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
