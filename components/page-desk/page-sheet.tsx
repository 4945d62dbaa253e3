import type { ReactNode } from 'react'
import { CaseRow, CodeRow, DeskList, DeskRow, Nothing, Part } from '@/components/account-desk/desk-parts'
import { AuditTable } from '@/components/audit/audit-table'
import type { FormDraftView } from '@/components/form/form-draft'
import { SummaryButton } from '@/components/ui/fold'
import { PageBody } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { accountPath } from '@/lib/domain/account-desk/paths'
import { auditPath } from '@/lib/domain/audit/paths'
import type { AuditLine } from '@/lib/domain/audit/schema'
import { noOwner } from '@/lib/domain/members/copy'
import { requestStatusTexts } from '@/lib/domain/members/evidence-copy'
import { decisionsPath } from '@/lib/domain/members/paths'
import { refusalDays } from '@/lib/domain/members/schema'
import { pagesPath } from '@/lib/domain/page-desk/paths'
import type { PageCase, PageCode, PageDeskView, PageMember, PageTakeover } from '@/lib/domain/page-desk/schema'
import { reportContentPath } from '@/lib/domain/reports/paths'
import { formatDate } from '@/lib/shared/danish-time'
import { withQuery } from '@/lib/shared/with-query'
import { type KnownAsker, TakeoverForm } from './takeover-form'

type PageSheetProps = {
  page: PageDeskView
  lines: AuditLine[]
  draft: FormDraftView
  /** The author of the case this was opened from. */
  asker: KnownAsker | null
  /** What is bought for it. */
  children: ReactNode
}

/** What administrators see of a page: owner, members, money and history, none of its content. */
export function PageSheet({ page, lines, draft, asker, children }: PageSheetProps) {
  return (
    <PageBody
      width="page"
      back={{ href: pagesPath, label: 'Alle mindesider' }}
      title={<span className="hyphens-auto wrap-anywhere">{page.name}</span>}
      intro={`${page.stateText}. ${page.visibilityText}.`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-2">
        <Part title="Siden">
          <PageFacts page={page} />
        </Part>
        <Part title="Medlemmer">
          <PageMembers members={page.members} successor={page.successor} />
        </Part>
        <Part title="QR-koder">
          <PageCodes codes={page.codes} />
        </Part>
        <Part title="Henvendelser">
          <PageCases cases={page.cases} />
        </Part>
      </div>
      <div className="mt-14 space-y-14">
        {children}
        <Part title="Overtagelser">
          <Takeovers page={page} draft={draft} asker={asker} />
        </Part>
        <Part title="Log">
          {lines.length > 0 ? (
            <AuditTable lines={lines} caption="Log for mindesiden" />
          ) : (
            <Nothing>Der er ikke sket noget med siden endnu.</Nothing>
          )}
          <p className="mt-4">
            <TouchLink href={withQuery(auditPath, { about: page.id })}>Hele loggen for siden</TouchLink>
          </p>
        </Part>
      </div>
    </PageBody>
  )
}

function PageFacts({ page }: { page: PageDeskView }) {
  const { id, hiddenReason, slug, owner, createdAt, publishedOn, formerSlugs, counts, isOpen } = page
  return (
    <dl className="max-w-measure divide-y divide-border">
      <Fact name="Adresse">
        <TouchLink href={`/memorial/${slug}`} prefetch={false}>
          /memorial/{slug}
        </TouchLink>
        {!isOpen && <span className="text-muted-foreground">Siden er lukket for andre end familien og os.</span>}
      </Fact>
      {formerSlugs.length > 0 && <Fact name="Før">{formerSlugs.join(', ')}</Fact>}
      <Fact name="Ejer">
        {owner ? (
          <TouchLink href={accountPath(owner.id)} prefetch={false}>
            {owner.fullName}
          </TouchLink>
        ) : (
          noOwner
        )}
      </Fact>
      <Fact name="Lavet">{formatDate(new Date(createdAt))}</Fact>
      <Fact name="Vist første gang">{publishedOn ?? 'Ikke endnu'}</Fact>
      <Fact name="Indhold">{contentText(counts)}</Fact>
      <Fact name="Skjul">
        {hiddenReason ? (
          <>
            <span>Skjult af os: {hiddenReason}</span>
            <TouchLink href="/admin/support/hidden">Alt, hvad der er skjult</TouchLink>
          </>
        ) : (
          <TouchLink href={reportContentPath(id)} prefetch={false}>
            Skjul siden eller noget på den
          </TouchLink>
        )}
      </Fact>
    </dl>
  )
}

function contentText({ media, approved, pending }: PageDeskView['counts']): string {
  const format = (count: number) => count.toLocaleString('da-DK')
  const waiting = pending > 0 ? `, og ${format(pending)}, der venter` : ''
  return `${format(media)} ${media === 1 ? 'billede, film eller optagelse' : 'billeder, film og optagelser'}, ${format(approved)} bidrag${waiting}`
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-6 py-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="min-h-touch min-w-0 content-center space-x-3 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Members, the owner first. */
function PageMembers({ members, successor }: { members: PageMember[]; successor: PageDeskView['successor'] }) {
  return (
    <div className="space-y-3">
      <DeskList nothing="Ingen er med på siden.">
        {members.map(({ id, fullName, username, roleText, since }) => (
          <DeskRow key={id} href={accountPath(id)} title={fullName}>
            {roleText} siden {since}, {username}
          </DeskRow>
        ))}
      </DeskList>
      {successor && (
        <p className="wrap-anywhere">
          Efterfølger: {successor.name}
          {!successor.hasSaidYes && ', som ikke har sagt ja endnu'}.
        </p>
      )}
    </div>
  )
}

/** The codes linked to the page, and who claimed them. */
function PageCodes({ codes }: { codes: PageCode[] }) {
  return (
    <DeskList nothing="Ingen kode fører til siden.">
      {codes.map(({ holder, ...row }) => (
        <CodeRow key={row.code} {...row}>
          {holder ? `Låst til ${holder.fullName}` : 'Ikke låst til nogen'}
        </CodeRow>
      ))}
    </DeskList>
  )
}

/** Support cases about the page. */
function PageCases({ cases }: { cases: PageCase[] }) {
  return (
    <DeskList nothing="Ingen henvendelser nævner siden.">
      {cases.map(({ number, subject, statusText, at }) => (
        <CaseRow key={number} number={number} subject={subject}>
          {statusText}, {at}
        </CaseRow>
      ))}
    </DeskList>
  )
}

type TakeoversProps = { page: PageDeskView; draft: FormDraftView; asker: KnownAsker | null }

/** Succession requests and their outcomes, and the form that starts one for a person who was not named. */
function Takeovers({ page, draft, asker }: TakeoversProps) {
  const { id, takeovers, owner } = page
  const isWaiting = takeovers.some(({ status }) => status === 'waiting')
  return (
    <div className="max-w-measure space-y-6">
      {takeovers.length === 0 && <Nothing>Ingen har bedt om at overtage siden.</Nothing>}
      {takeovers.length > 0 && (
        <ul className="divide-y divide-border border-border border-y">
          {takeovers.map((takeover) => (
            <Takeover key={takeover.id} takeover={takeover} />
          ))}
        </ul>
      )}
      {!isWaiting && (
        <details open={draft !== null || asker !== null}>
          <SummaryButton>Begynd en overtagelse</SummaryButton>
          <p className="mt-5 mb-6">
            Brug den, når en, der ikke er valgt som efterfølger, har sendt os papir på, at siden skal have en ny ejer.{' '}
            {owner
              ? `Ejeren får en mail og har ${refusalDays} dage til at sige nej. Derefter afgør du det.`
              : 'Siden har ingen ejer, så det kan afgøres med det samme.'}
          </p>
          <TakeoverForm memorialId={id} draft={draft} asker={asker} />
        </details>
      )}
    </div>
  )
}

function Takeover({ takeover }: { takeover: PageTakeover }) {
  const { askerName, status, askedOn, evidence } = takeover
  return (
    <li className="py-3 wrap-anywhere">
      <p>
        {askerName}, {askedOn}: {requestStatusTexts[status].toLowerCase()}
      </p>
      {evidence && (
        <p className="text-muted-foreground text-sm">
          {evidence.kindText} fra {evidence.from}, {evidence.on}
        </p>
      )}
      {status === 'waiting' && <TouchLink href={decisionsPath}>Afgør anmodningen</TouchLink>}
    </li>
  )
}
