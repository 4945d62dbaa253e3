import { Nothing } from '@/components/account-desk/part'
import { TextLink } from '@/components/ui/text-link'
import { accountPath } from '@/lib/domain/account-desk/paths'
import type { PageCase, PageCode, PageDeskView, PageMember } from '@/lib/domain/page-desk/schema'

const listClasses = 'divide-y divide-border border-border border-y'

/** Who takes part, the owner first. */
export function PageMembers({ members, successor }: { members: PageMember[]; successor: PageDeskView['successor'] }) {
  return (
    <div className="space-y-3">
      {members.length === 0 && <Nothing>Ingen er med på siden.</Nothing>}
      {members.length > 0 && (
        <ul className={listClasses}>
          {members.map(({ id, fullName, username, roleText, since }) => (
            <li key={id} className="py-2">
              <TextLink
                href={accountPath(id)}
                prefetch={false}
                className="inline-flex min-h-touch items-center wrap-anywhere"
              >
                {fullName}
              </TextLink>
              <p className="text-muted-foreground text-sm wrap-anywhere">
                {roleText} siden {since}, {username}
              </p>
            </li>
          ))}
        </ul>
      )}
      {successor && (
        <p className="wrap-anywhere">
          Efterfølger: {successor.name}
          {!successor.hasSaidYes && ', som ikke har sagt ja endnu'}.
        </p>
      )}
    </div>
  )
}

/** The codes that lead here, and who holds them. */
export function PageCodes({ codes }: { codes: PageCode[] }) {
  if (codes.length === 0) return <Nothing>Ingen kode fører til siden.</Nothing>
  return (
    <ul className={listClasses}>
      {codes.map(({ code, formattedCode, stateText, holder }) => (
        <li key={code} className="py-2">
          <p className="flex flex-wrap items-center gap-x-3">
            <TextLink
              href={`/admin/qr-scanner?code=${code}`}
              prefetch={false}
              className="inline-flex min-h-touch items-center tabular-nums"
            >
              {formattedCode}
            </TextLink>
            <span>{stateText}</span>
          </p>
          <p className="text-muted-foreground text-sm wrap-anywhere">
            {holder ? `Låst til ${holder.fullName}` : 'Ikke låst til nogen'}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Cases that name the page. */
export function PageCases({ cases }: { cases: PageCase[] }) {
  if (cases.length === 0) return <Nothing>Ingen henvendelser nævner siden.</Nothing>
  return (
    <ul className={listClasses}>
      {cases.map(({ number, subject, statusText, at }) => (
        <li key={number} className="py-2">
          <TextLink
            href={`/admin/support?sag=${number}`}
            prefetch={false}
            className="inline-flex min-h-touch items-center wrap-anywhere"
          >
            {number}: {subject}
          </TextLink>
          <p className="text-muted-foreground text-sm">
            {statusText}, {at}
          </p>
        </li>
      ))}
    </ul>
  )
}
