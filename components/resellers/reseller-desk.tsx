import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import type { AdminResellerView } from '@/lib/domain/resellers/console-schema'
import { resellersPath } from '@/lib/domain/resellers/paths'
import { formatDate } from '@/lib/shared/danish-time'
import { AgreementFacts } from './agreement-facts'
import { CompanyFacts } from './company-facts'
import { MonthBars } from './month-bars'
import { NoteForm } from './one-line-forms'
import { OrderCard } from './order-card'
import { ProfileForm } from './profile-form'
import { ResellerAccounts } from './reseller-accounts'
import { ResellerPackages } from './reseller-packages'
import { ResellerStanding } from './reseller-standing'
import { StatusBadge } from './status-badge'
import { StockBars } from './stock-bars'

type ResellerDeskProps = { reseller: AdminResellerView; refusal: string | undefined; children: ReactNode }

/** Everything administrators see and do with one reseller. `children`: deliveries without an invoice, invoices, payments. */
export function ResellerDesk({ reseller, refusal, children }: ResellerDeskProps) {
  const { companyName, status, approvedAt, orders, notes, codes, months, packages, agreements } = reseller
  return (
    <PageBody width="page">
      <p className="mb-4">
        <TextLink href={resellersPath} className="inline-flex min-h-touch items-center">
          Alle forhandlere
        </TextLink>
      </p>
      <PageHeader
        title={<span className="hyphens-auto wrap-anywhere">{companyName}</span>}
        intro={`Forhandler siden ${formatDate(new Date(approvedAt))}`}
        className="mb-5"
      />
      <p className="mb-10">
        <StatusBadge status={status} />
      </p>
      {refusal && (
        <Notice variant="error" className="mb-10">
          {refusal}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-2">
        <Part title="Virksomheden">
          <CompanyFacts company={reseller} />
          <details className="mt-5">
            <summary
              className={cn(
                buttonVariants({ variant: 'outline' }),
                'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
              )}
            >
              Ret oplysninger
            </summary>
            <div className="mt-6">
              <ProfileForm action={`/api/admin/resellers/${reseller.id}`} reseller={reseller} isOperator />
            </div>
          </details>
        </Part>
        <Part title="Koder">
          <StockBars codes={codes} />
        </Part>
        <Part title="Udleveret til familier">
          <MonthBars months={months} />
        </Part>
        <Part title="Bestillinger">
          {orders.length === 0 && <p className="text-muted-foreground">Forhandleren har ikke bestilt noget endnu.</p>}
          <ul className="divide-y divide-border">
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} isSuspended={status === 'suspended'} />
            ))}
          </ul>
        </Part>
        <Part title="Pakker">
          <ResellerPackages packages={packages} />
        </Part>
        <Part title="Konti">
          <ResellerAccounts reseller={reseller} />
        </Part>
        <Part title="Notater">
          <ul className="mb-8 space-y-5 empty:hidden">
            {notes.map(({ id, authorName, text, at }) => (
              <li key={id}>
                <p className="text-muted-foreground text-sm">
                  {authorName}, {at}
                </p>
                <p className="max-w-measure whitespace-pre-line break-words">{text}</p>
              </li>
            ))}
          </ul>
          <NoteForm resellerId={reseller.id} />
        </Part>
        <Part title="Aftalen">
          <div className="mb-8">
            <AgreementFacts agreements={agreements} />
          </div>
          <ResellerStanding reseller={reseller} />
        </Part>
      </div>
      <div className="mt-14 space-y-14">{children}</div>
    </PageBody>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-5 hyphens-auto text-xl">{title}</h2>
      {children}
    </section>
  )
}
