import type { ReactNode } from 'react'
import { ColumnTable } from '@/components/admin/column-table'
import { ReasonForm } from '@/components/admin/reason-form'
import { ClosingFields } from '@/components/reports/ground-field'
import { SummaryButton } from '@/components/ui/fold'
import { Notice, Outcome } from '@/components/ui/notice'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { accountPath } from '@/lib/domain/account-desk/paths'
import type { AdminResellerView } from '@/lib/domain/resellers/console-schema'
import { roleTexts, stockFigures } from '@/lib/domain/resellers/copy'
import { resellersPath } from '@/lib/domain/resellers/paths'
import type { StockFigures } from '@/lib/domain/resellers/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { AgreementFacts } from './agreement-facts'
import { CompanyFacts } from './company-facts'
import { MonthBars } from './month-bars'
import { InviteForm, NoteForm } from './one-line-forms'
import { OrderCard } from './order-card'
import { ProfileForm } from './profile-form'
import { StatusBadge } from './status-badge'

type ResellerDeskProps = { reseller: AdminResellerView; refusal: string | undefined; children: ReactNode }

/** Everything administrators see and do with one reseller. `children`: deliveries without an invoice, invoices, payments. */
export function ResellerDesk({ reseller, refusal, children }: ResellerDeskProps) {
  const { companyName, status, approvedAt, orders, notes, codes, months, packages, agreements } = reseller
  return (
    <PageBody width="page" back={{ href: resellersPath, label: 'Alle forhandlere' }}>
      <PageHeader
        title={<span className="hyphens-auto wrap-anywhere">{companyName}</span>}
        intro={`Forhandler siden ${formatDate(new Date(approvedAt))}`}
        className="mb-5"
      />
      <p className="mb-10">
        <StatusBadge status={status} />
      </p>
      <Outcome refusal={refusal} className="mb-10" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-2">
        <Part title="Virksomheden">
          <CompanyFacts company={reseller} />
          <details className="mt-5">
            <SummaryButton>Ret oplysninger</SummaryButton>
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

/** Codes by where they are: the figure is the text, the bar its picture. */
function StockBars({ codes }: { codes: StockFigures }) {
  const figures = stockFigures(codes)
  const sum = figures.reduce((total, { count }) => total + count, 0)
  if (sum === 0) return <p className="text-muted-foreground">Der er ingen koder endnu.</p>
  return (
    <dl className="max-w-measure space-y-4">
      {figures.map(({ label, count }) => (
        <div key={label}>
          <div className="flex justify-between gap-x-6">
            <dt>{label}</dt>
            <dd className="tabular-nums">{count.toLocaleString('da-DK')}</dd>
          </div>
          <div aria-hidden className="mt-1 h-2 rounded-full bg-stone-200 dark:bg-accent">
            <div className="h-full rounded-full bg-primary" style={{ width: `${(count / sum) * 100}%` }} />
          </div>
        </div>
      ))}
      <div className="flex justify-between gap-x-6 border-border border-t pt-3 font-semibold">
        <dt>I alt</dt>
        <dd className="tabular-nums">{sum.toLocaleString('da-DK')}</dd>
      </div>
    </dl>
  )
}

/** The newest packages that were made for a reseller. */
function ResellerPackages({ packages }: Pick<AdminResellerView, 'packages'>) {
  if (packages.length === 0) return <p className="text-muted-foreground">Der er ikke lavet pakker til forhandleren.</p>
  return (
    <ColumnTable<AdminResellerView['packages'][number]>
      caption="Pakker"
      rows={packages}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Nr.', numeric: true, cell: ({ number }) => number },
        {
          title: 'Pakke',
          className: 'min-w-44',
          cell: ({ id, name, at }) => (
            <>
              <TouchLink href={`/admin/qr-packages/${id}`} className="break-words">
                {name}
              </TouchLink>
              <span className="block text-muted-foreground">{at}</span>
            </>
          ),
        },
        { title: 'Koder', numeric: true, cell: ({ count }) => count.toLocaleString('da-DK') },
        { title: 'Tilbage', numeric: true, cell: ({ free }) => free.toLocaleString('da-DK') },
      ]}
    />
  )
}

/** Who acts for a reseller; where nobody does, the way to ask somebody in. */
function ResellerAccounts({ reseller }: { reseller: AdminResellerView }) {
  const { id, members, invitations, status } = reseller
  return (
    <div className="space-y-6">
      {members.length > 0 ? (
        <ul className="divide-y divide-border">
          {members.map(({ userId, fullName, username, email, role, since }) => (
            <li key={userId} className="py-3 first:pt-0">
              <p className="font-semibold wrap-anywhere">
                <TouchLink href={accountPath(userId)} prefetch={false}>
                  {fullName}
                </TouchLink>
              </p>
              <p className="text-muted-foreground wrap-anywhere">
                {roleTexts[role]}, {username}, {email}. Siden {since}.
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>Ingen konto er knyttet til forhandleren endnu.</p>
      )}
      {invitations.map((invitation) => (
        <p key={invitation.id} className="text-muted-foreground wrap-anywhere">
          {invitation.email} er inviteret og kan svare indtil den {invitation.expires}.
        </p>
      ))}
      {status === 'active' && (
        <div>
          <h3 className="text-lg">Invitér en ansvarlig</h3>
          <p className="mt-1 mb-4 max-w-measure text-muted-foreground">
            Vi sender et link, så den ansvarlige kan oprette en konto. Er mailen blevet væk, kan du sende den igen her.
          </p>
          <InviteForm action={`/api/admin/resellers/${id}/invitation`} draft={null} />
        </div>
      )}
    </div>
  )
}

/** Whether the agreement runs or rests, and the way from one to the other. */
function ResellerStanding({ reseller }: { reseller: AdminResellerView }) {
  const { id, companyName, status, suspendedReason, suspendedSince } = reseller
  const path = `/api/admin/resellers/${id}`
  if (status === 'active') {
    return (
      <ReasonForm
        key="suspend"
        action={`${path}/suspend`}
        opens="Sæt på pause"
        about={companyName}
        label="Begrundelse"
        hint="Skriv, hvad der er sket, og hvilken lov eller hvilket punkt i betingelserne det handler om. Sendes i en mail til forhandleren, som den står, og vises på forhandlerens side. Koder hos familier virker stadig."
        submit="Sæt aftalen på pause"
        pendingText="Sætter på pause..."
        doneMessage="Aftalen er sat på pause"
        isDestructive
      >
        <ClosingFields who="Forhandleren" />
      </ReasonForm>
    )
  }
  return (
    <div className="space-y-4">
      <Notice variant="error" title={`På pause siden ${suspendedSince ?? ''}`}>
        <span className="whitespace-pre-line break-words">{suspendedReason}</span>
      </Notice>
      <ReasonForm
        key="resume"
        action={`${path}/resume`}
        opens="Åbn aftalen igen"
        about={companyName}
        label="Begrundelse"
        hint="Gemmes i loggen. Forhandleren får at vide, at aftalen gælder igen."
        submit="Åbn aftalen"
        pendingText="Åbner..."
        doneMessage="Aftalen gælder igen"
      />
    </div>
  )
}
