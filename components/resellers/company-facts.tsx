import type { ReactNode } from 'react'
import { TouchLink } from '@/components/ui/text-link'
import type { CompanyView } from '@/lib/domain/resellers/schema'
import { formatCvr } from '@/lib/shared/cvr'
import { formatPhone } from '@/lib/shared/phone'

/** What a company is and how it is reached. */
export function CompanyFacts({
  company,
  children,
}: {
  company: Omit<CompanyView, 'companyName'>
  children?: ReactNode
}) {
  const { cvr, contactName, email, phone, address, postcode, city, website } = company
  return (
    <dl className="max-w-measure divide-y divide-border">
      <Fact name="CVR-nummer">
        <span className="tabular-nums">{formatCvr(cvr)}</span>
        <TouchLink href={`https://datacvr.virk.dk/enhed/virksomhed/${cvr}`} target="_blank">
          Slå op i CVR<span className="sr-only"> (åbner i en ny fane)</span>
        </TouchLink>
      </Fact>
      <Fact name="Kontaktperson">{contactName}</Fact>
      <Fact name="Mailadresse">
        <TouchLink href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </TouchLink>
      </Fact>
      <Fact name="Telefon">
        <TouchLink href={`tel:+45${phone}`} className="tabular-nums">
          {formatPhone(phone)}
        </TouchLink>
      </Fact>
      <Fact name="Adresse">
        {address}, {postcode} {city}
      </Fact>
      {website && (
        <Fact name="Hjemmeside">
          <TouchLink href={website} target="_blank" className="wrap-anywhere">
            {website.replace(/^https?:\/\//, '')}
            <span className="sr-only"> (åbner i en ny fane)</span>
          </TouchLink>
        </Fact>
      )}
      {children}
    </dl>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-6 py-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="flex min-h-touch min-w-0 flex-wrap items-center gap-x-3 wrap-anywhere">{children}</dd>
    </div>
  )
}
